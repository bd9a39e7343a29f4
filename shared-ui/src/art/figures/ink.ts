import type { ReactNode } from 'react';
import { type Tone, type TonePaint, tones } from '../conditions/tone';

/** The colours of a figure on one skin tone. What is ill differs from tone to tone in hue, not in strength alone. */
export interface Ink extends TonePaint {
  tone: Tone;
  /** Inflamed now: red on light skin, dark or violet on deep skin. */
  sore: string;
  /** Small open vessels that stay: pink, rosy brown, violet. */
  red: string;
  /** Pigment that stays. */
  brown: string;
  /** The ground of a plaque under its scale. */
  plaque: string;
  /** The edge of a hand, a face, a foot. */
  edge: string;
}

type Own = Pick<Ink, 'sore' | 'red' | 'brown' | 'plaque' | 'edge'>;

const own: Readonly<Record<Tone, Own>> = {
  0: { sore: '#C94A3A', red: '#DB6F7C', brown: '#A87146', plaque: '#E58E8E', edge: '#C08056' },
  1: { sore: '#B63D2C', red: '#C55C68', brown: '#935C35', plaque: '#CB6A6C', edge: '#955A39' },
  2: { sore: '#99302A', red: '#A04A4B', brown: '#714022', plaque: '#9A4436', edge: '#7F4A2D' },
  3: { sore: '#6A2233', red: '#7A3349', brown: '#4A2613', plaque: '#6C3350', edge: '#5A3220' },
  4: { sore: '#A5678F', red: '#8F5C92', brown: '#1D0D07', plaque: '#80695F', edge: '#2B150D' },
};

export const inkOf = (tone: Tone): Ink => ({ ...tones[tone], ...own[tone], tone });

/** What is the same on every skin. */
export const still = {
  backdrop: '#DDE8E4',
  air: '#E6EFEC',
  /** Below the pigment all skin is alike. */
  dermis: '#E9BCA9',
  fat: '#F3DDA6',
  milk: '#FFF8F1',
  silver: '#F4F1ED',
  nail: '#F8DCD0',
  water: '#2F7F80',
  teal: '#0F4C52',
  sun: '#E59A2F',
  heat: '#D9552F',
  ray: '#6B4FA0',
  bulb: '#FFF3DC',
} as const;

/** A figure fills 240 by 120; `id` is its own in the page, for a gradient. */
export type Draw = (ink: Ink, id: string) => ReactNode;
