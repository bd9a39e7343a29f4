import type { Translate } from '../common/i18n';
import type { Kind, Listed } from './kind';
import { peopleLine } from './people';

/** What a row of any kind tells beside its title. */
export interface Presented {
  /** What it is about, where it is about one thing, and the year in which it came out unless that is now. */
  eyebrow: string;
  people: string;
  facts: readonly string[];
  /** That it is new. */
  tag: string | undefined;
  /** How far the reader is, where they have begun. */
  progress: string | undefined;
}

export const present = (kind: Kind, row: Listed, t: Translate): Presented => ({
  eyebrow: [row.subSpeciality?.name, row.isNew ? undefined : row.publishedOn.slice(0, 4)].filter(Boolean).join(' · '),
  people: peopleLine(row.people, t),
  facts: [kind.size(row, t)],
  tag: row.isNew ? t('list.new') : undefined,
  progress: row.progress === undefined ? undefined : t('list.read', { part: Math.round(row.progress * 100) }),
});
