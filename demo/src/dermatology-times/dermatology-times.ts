import type { ContentSeed } from '../contents/content-seed';

export type DermatologyTimesSeed = ContentSeed<'dermatologytimes'>;

/** A story of an issue: its headline and its text. */
export const story = (title: string, text: string) => ({ title, text });
