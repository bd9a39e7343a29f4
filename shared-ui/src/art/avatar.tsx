import { memo } from 'react';
import { skin } from '../theme/tokens';
import css from './avatar.module.css';
import { hairStyles } from './avatar-hair';
import { pick, seeded } from './random';

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
