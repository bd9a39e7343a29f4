import { contributionRows } from '../contributions';
import type { ContentInsert } from '../rows';
import { staffId } from '../users';
import { days } from '../when';
import type { World } from '../world';
import { correctionsOf } from './correction-entries';
import { invalidCodeRows } from './invalid-code-rows';
import { siteEntryRows } from './site-entry-rows';

/** Something that a member of staff did, as the audit log tells it. */
export interface Deed {
  at: Date;
  actorId: string;
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Record<string, unknown>;
}

/** How many of the newest decisions of a sort are told. */
const newest = 24;

type Decided = Pick<ContentInsert, 'id' | 'decidedAt' | 'decidedBy' | 'rejectionReason'> & { outcome: string };

const decisions = (subjectType: string, rows: readonly Decided[]): Deed[] =>
  rows
    .flatMap(({ id, decidedAt, decidedBy, rejectionReason, outcome }) =>
      decidedAt && decidedBy
        ? [
            {
              at: decidedAt,
              actorId: decidedBy,
              action: `${subjectType}.${outcome}`,
              subjectType,
              subjectId: id,
              ...(rejectionReason ? { details: { reason: rejectionReason } } : {}),
            },
          ]
        : [],
    )
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, newest);

/** What staff did up to now, oldest first. */
export function deedsOf(world: World): Deed[] {
  const { when, people, contents } = world;
  const applicants = people.filter(({ role }) => role === 'doctor');
  const decided = [
    ...decisions(
      'user',
      applicants.map((row) => ({ ...row, outcome: row.approval ?? 'pending' })),
    ),
    ...decisions(
      'content',
      contents.map((row) => ({ ...row, outcome: row.status === 'rejected' ? 'rejected' : 'approved' })),
    ),
    ...decisions(
      'contribution',
      contributionRows(when).map((row) => ({
        ...row,
        outcome: row.status === 'published' ? 'approved' : (row.status ?? 'pending'),
      })),
    ),
  ];
  const submitted = contents.flatMap(({ id, status, createdBy, updatedAt }) =>
    status === 'pending' && createdBy && updatedAt
      ? [{ at: updatedAt, actorId: createdBy, action: 'content.submitted', subjectType: 'content', subjectId: id }]
      : [],
  );
  const entries = siteEntryRows().map(({ id, title, url }, at) => ({
    at: when.ago(days(200) - at * 4),
    actorId: staffId('publishing'),
    action: 'siteEntry.created',
    subjectType: 'siteEntry',
    subjectId: id,
    details: { title, url },
  }));
  const codes = invalidCodeRows(when).flatMap(({ id, resolvedAt, resolvedBy }) =>
    resolvedAt && resolvedBy
      ? [
          {
            at: resolvedAt,
            actorId: resolvedBy,
            action: 'invalidCode.resolved',
            subjectType: 'invalidCode',
            subjectId: id,
          },
        ]
      : [],
  );
  return [...decided, ...submitted, ...entries, ...codes, ...correctionsOf(world)]
    .filter(({ at }) => at <= when.now)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.subjectId < other.subjectId ? -1 : 1));
}
