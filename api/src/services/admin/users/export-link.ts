import { operations } from '@tvacha/shared-contract';
import { seal, unseal } from '../../../auth/seal';
import { type Ctx, callerId } from '../../ctx';
import { indianDay } from '../../indian-day';
import type { ExportWanted } from './read-accounts';

export const exportsPath = '/api/exports/';

/** Milliseconds within which the file has to be begun. */
const life = 60_000;
const purpose = 'list of accounts';

interface Order {
  userId: string;
  /** Milliseconds since the epoch. */
  until: number;
  body: unknown;
}

export const exportName = ({ clock }: Pick<Ctx, 'clock'>): string => `accounts-${indianDay(clock.now())}.csv`;

/** A link to the list of accounts that says what is asked for, sealed: what was searched for must not stand in a log. */
export async function exportLink(ctx: Ctx, body: ExportWanted): Promise<string> {
  const order: Order = { userId: callerId(ctx), until: ctx.clock.now().getTime() + life, body };
  return exportsPath + (await seal(ctx.config, purpose, JSON.stringify(order)));
}

async function orderIn({ config }: Pick<Ctx, 'config'>, sealed: string): Promise<Order | null> {
  if (!/^\d+\.[\w-]{1,100}\.[\w-]{1,8000}$/.test(sealed)) return null;
  // One that was sealed for anything else says as little as one that nobody sealed.
  const text = await unseal(config, purpose, sealed).catch(() => null);
  return text === null ? null : (JSON.parse(text) as Order);
}

/**
 * Reads a link, which counts as used then.
 * @returns whose it is and what is asked for; null where it is forged, too old or was used before
 */
export async function openExportLink(
  ctx: Pick<Ctx, 'config' | 'clock' | 'counters'>,
  sealed: string,
): Promise<{ userId: string; body: ExportWanted } | null> {
  const order = await orderIn(ctx, sealed);
  if (!order || order.until < ctx.clock.now().getTime()) return null;
  const times = await ctx.counters.hit(`export:${sealed.split('.')[1]}`, order.until - life, life);
  if (times > 1) return null;
  const { body } = operations['admin.users.export'];
  return { userId: order.userId, body: body.parse(order.body) };
}
