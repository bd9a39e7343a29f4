import { memo } from 'react';
import { skin } from '../theme/tokens';
import css from './avatar.module.css';
import { pick, seeded } from './random';

interface HairStyle {
  /** Behind the head. */
  back?: string;
  front: string;
}

/** Ways to wear hair: long, short, in a bun, a shawl over it, curls, a side parting. */
const hairStyles: readonly [HairStyle, ...HairStyle[]] = [
  { back: 'M17 55V36a19 21 0 0 1 38 0V55H44V34H28V55Z', front: 'M23 35Q25 22 36 21.5Q47 22 49 35Q45 27 36 27T23 35Z' },
  { front: 'M22.5 35Q20 18 36 17.5T49.5 35Q48 27 43 26Q34 27 28 26Q24 28 22.5 35Z' },
  { back: 'M36 8a8 8 0 0 1 0 16 8 8 0 0 1 0-16Z', front: 'M22.5 37Q20 19 36 18.5T49.5 37Q46 27 36 26.5T22.5 37Z' },
  { back: 'M15 62V36a21 23 0 0 1 42 0V62H45V36H27V62Z', front: 'M23 33Q24 22 36 21T49 33Q44 26 36 26T23 33Z' },
  {
    back: 'M20 34a8 8 0 0 1 3-13 8 8 0 0 1 13-6 8 8 0 0 1 13 6 8 8 0 0 1 3 13 6 6 0 0 1-4 10H24a6 6 0 0 1-4-10Z',
    front: 'M23.5 33Q25 23 36 23.5T48.5 33Q44 28 36 28T23.5 33Z',
  },
  { front: 'M22.5 34Q20 17 37 17T49.5 35Q49 28 46 25Q36 28 30 24Q26 28 22.5 34Z' },
];

export interface AvatarProps {
  /** An empty text where the name stands beside it. */
  name: string;
  /** What the face is drawn from, so that it stays the same: an id. */
  seed: string;
  /** CSS pixels. */
  size?: number;
}

const grounds = ['#E9DEC8', '#DCE7E4', '#F3DFD2'] as const;
const clothes = ['#2A3F52', '#3F7F7C', '#8C4A34', '#0F4C52', '#5E4A6B'] as const;
const hairColours = ['#221713', '#1A1413', '#3A241B', '#6E6A66'] as const;
const faces = [skin[1], skin[2], skin[3], skin[4], skin[5]] as const;

/** A drawn face: nobody in particular, always the same for the same person. */
export const Avatar = memo(function Avatar({ name, seed, size = 40 }: AvatarProps) {
  const random = seeded(seed);
  const face = pick(faces, random());
  const { back, front } = pick(hairStyles, random());
  const hair = pick(hairColours, random() ** 2);
  return (
    <svg
      className={css.avatar}
      width={size}
      height={size}
      viewBox="0 0 72 72"
      role="img"
      aria-label={name}
      aria-hidden={!name || undefined}
    >
      <rect width="72" height="72" fill={pick(grounds, random())} />
      {back ? <path d={back} fill={hair} /> : null}
      <path d="M30 44h12v12q-6 5-12 0Z" fill={face} />
      <path d="M30 49q6 5 12 0v4q-6 4-12 0Z" fill={skin[6]} fillOpacity=".25" />
      <path d="M10 76Q11 58 29 55q7 5 14 0 18 3 19 21Z" fill={pick(clothes, random())} />
      <ellipse cx="36" cy="36" rx="12.6" ry="14" fill={face} />
      <path d={front} fill={hair} />
    </svg>
  );
});
