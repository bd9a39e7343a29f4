import type { siteEntries } from '@tvacha/api/schema';
import { seedId } from '../seed-id';

/** What the site map shows after its fixed entries. */
const entries: readonly (readonly [title: string, url: string, visible?: false])[] = [
  ['Ringworm: care at home and what to avoid', '/patient/embarrassing/ringworm'],
  ['Acne at fifteen, acne at thirty', '/patient/embarrassing/acne'],
  ['Leprosy is curable', '/patient/embarrassing/leprosy-is-curable'],
  ['Find A Dermatologist', '/findadoctor'],
  ['Expert lectures', '/events/expertlectures'],
  ['Conference archives', '/events/conferencearchives'],
  ['Terms', '/terms-and-condition'],
  ['Privacy', '/privacy-policy'],
  ['National leprosy programme', 'https://leprosy.programme.example'],
  ['Festival page of last year', '/events/archives', false],
];

export const siteEntryRows = (): (typeof siteEntries.$inferInsert & { id: string })[] =>
  entries.map(([title, url, visible = true], position) => ({
    id: seedId(`site-entry/${url}`),
    title,
    url,
    position,
    visible,
  }));
