import { remoteReports } from '../../db/schema';
import { windowAt } from '../../limits/counters';
import type { Ctx } from '../ctx';
import { dayLong } from '../indian-day';
import { bump } from '../telemetry/bump';
import type { Answer, VerbCall, VerbInput } from '../verb';

/** A message of a program without what may be of a person: addresses, long numbers, queries of links. */
const withoutPersons = (message: string): string =>
  message
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\?\S*/g, '?…')
    .replace(/[^\s@]+@[^\s@,;]+/g, '[address]')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '[number]')
    .trim();

type Report = VerbInput<'telemetry.remotes'>['body']['reports'][number];

/** Those of releases that were published here: anybody can make names up. */
async function ofReleases(ctx: Ctx, reports: Report[]): Promise<Report[]> {
  const releases = await ctx.releases?.();
  if (!releases) return reports;
  return reports.filter(({ remote, version, to }) =>
    [version, to].every((name) => name === undefined || releases.get(remote)?.has(name)),
  );
}

/** As many of them as there may still be today, from all callers together. */
async function withinTheDay({ clock, counters, config }: Ctx, reports: Report[]): Promise<Report[]> {
  const { start } = windowAt(clock.now().getTime(), dayLong);
  const count = await counters.hit('reported-rows', start, dayLong, reports.length);
  const before = count - reports.length;
  return reports.slice(0, Math.max(0, config.limits.reportedRowsPerDay - before));
}

/** Takes down what browsers say of the remotes they loaded; nothing of who sent it is kept. */
export async function reportRemotes({
  ctx,
  input,
}: VerbCall<'telemetry.remotes'>): Promise<Answer<'telemetry.remotes'>> {
  const reports = await withinTheDay(ctx, await ofReleases(ctx, input.body.reports));
  const at = ctx.clock.now();
  const rows = reports.map(({ remote, version, event, took, message = '', to }) => ({
    at,
    remote,
    version,
    event,
    took: took ?? null,
    message: withoutPersons(message),
    details: to === undefined ? {} : { to },
  }));
  if (rows.length > 0) await ctx.db.insert(remoteReports).values(rows);
  for (const { event, remote } of reports) if (event === 'loaded') bump(ctx, 'visits', remote);
  return { code: 'SUCCESS', result: { taken: reports.length } };
}
