import type { ContentSeed } from '../contents/content-seed';

export type ProguideSeed = ContentSeed<'proguide'>;

/** Chapters of a film: `at('0:45', 'Cleaning')`, minutes and seconds from the start. */
export const at = (clock: `${number}:${number}`, title: string) => {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return { at: minutes * 60 + seconds, title };
};
