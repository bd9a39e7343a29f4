/** The five skin tones of every drawing, light (0) to deep (4). */
export const tones = [0, 1, 2, 3, 4] as const;
export type Tone = (typeof tones)[number];

/** What a reader sees before choosing: the middle of the ramp. */
export const usualTone: Tone = 2;
