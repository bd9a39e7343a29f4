import type { ContentSeed } from '../contents/content-seed';

export type EjournalSeed = ContentSeed<'ejournal'>;

/** One paper of an issue: where it begins, what it is called and who wrote it. */
export const paper = (page: number, title: string, authors: string) => ({ page, title, authors });
