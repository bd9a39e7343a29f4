import { remoteReports } from '../../db/schema';
import { bump } from '../telemetry/bump';
import { withoutPersons } from '../telemetry/without-persons';
import type { Answer, VerbCall } from '../verb';

/** Takes down what browsers say of the remotes they loaded; nothing of who sent it is kept. */
export async function reportRemotes({
  ctx,
  input,
}: VerbCall<'telemetry.remotes'>): Promise<Answer<'telemetry.remotes'>> {
  const { reports } = input.body;
  const at = ctx.clock.now();
  await ctx.db.insert(remoteReports).values(
    reports.map(({ remote, version, event, took, message = '', to }) => ({
      at,
      remote,
      version,
      event,
      took: took ?? null,
      message: withoutPersons(message),
      details: to === undefined ? {} : { to },
    })),
  );
  for (const { event, remote } of reports) if (event === 'loaded') bump(ctx, 'visits', remote);
  return { code: 'SUCCESS', result: { taken: reports.length } };
}
