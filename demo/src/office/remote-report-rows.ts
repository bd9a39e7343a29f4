import type { remoteReports } from '@tvacha/api/schema';
import { chance } from '../chance';
import { seedId } from '../seed-id';
import { type Around, days } from '../when';

type Report = typeof remoteReports.$inferInsert;

const remotes = ['auth', 'doctor', 'patient', 'admin'] as const;

/** Loads reported a remote. */
const loads = 70;

/** The few that went wrong: remote, what happened, days ago, and what the browser said. */
const failures: readonly (readonly [string, 'failed' | 'fellBack' | 'crashed', number, string])[] = [
  ['doctor', 'fellBack', 2, 'Loading chunk ebook-list failed: network changed'],
  ['patient', 'failed', 5, 'Timed out after 8000 ms'],
  ['patient', 'fellBack', 11, 'Integrity of article.js did not match'],
  ['admin', 'crashed', 9, 'Cannot read properties of undefined (reading "map")'],
];

/** What browsers told of the remotes in a fortnight. */
export const remoteReportRows = ({ ago }: Around): Report[] => [
  ...remotes.flatMap((remote) =>
    Array.from({ length: loads }, (_, at): Report => {
      const key = `remote-report/${remote}/${at}`;
      const slow = chance(`${key}/slow`, 20) === 0;
      return {
        id: seedId(key),
        at: ago(chance(key, days(14))),
        remote,
        version: '1.0.0',
        event: 'loaded',
        took: 140 + chance(`${key}/took`, 380) + (slow ? 1900 : 0),
      };
    }),
  ),
  ...failures.map(
    ([remote, event, daysAgo, message], at): Report => ({
      id: seedId(`remote-report/failure/${at}`),
      at: ago(days(daysAgo) + at),
      remote,
      version: '1.0.0',
      event,
      message,
    }),
  ),
];
