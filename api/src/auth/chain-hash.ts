import { sha256 } from './hash';

export interface ChainRow {
  seq: number;
  at: Date;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  details: Record<string, unknown>;
  ip: string;
  requestId: string;
}

/** JSON with the keys of every object in order: the database keeps them in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The hash of a row of the audit log, over the hash of the row before it. */
export const chainHash = (before: string, row: ChainRow): Promise<string> => {
  const { seq, at, actorId, action, subjectType, subjectId, details, ip, requestId } = row;
  const parts = [before, seq, at.toISOString(), actorId, action, subjectType, subjectId, details, ip, requestId];
  return sha256(canonical(JSON.parse(JSON.stringify(parts))));
};
