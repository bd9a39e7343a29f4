import type { Drawing } from '@tvacha/shared-contract';
import { memo, type ReactNode, useId } from 'react';
import css from './condition-art.module.css';
import { Dandruff, Hairfall, Nails } from './conditions/hair-and-nails';
import { Acne, Eczema, Psoriasis, Ringworm, Urticaria } from './conditions/rashes';
import { type DrawingProps, type Tone, tones } from './conditions/tone';
import { Melasma, Moisture, Sun, Vitiligo } from './conditions/tone-and-care';
import { seeded } from './random';
import { times, wave } from './shapes';

// Plain functions, not components: a drawing uses up its numbers, so it must run once for each source of them.
const drawings: Readonly<Partial<Record<Drawing, (props: DrawingProps) => ReactNode>>> = {
  ringworm: Ringworm,
  acne: Acne,
  hairfall: Hairfall,
  eczema: Eczema,
  melasma: Melasma,
  vitiligo: Vitiligo,
  sun: Sun,
  dandruff: Dandruff,
  psoriasis: Psoriasis,
  urticaria: Urticaria,
  nails: Nails,
  moisture: Moisture,
};

const surface = times(7)
  .map((row) => wave(14 + row * 29, 200, 3 + (row % 3), row * 1.7, 1.5))
  .join('');

export interface ConditionArtProps {
  /** Of a topic; a figure of an article is bare skin here, and drawn by `FigureArt`. */
  illustration: Drawing;
  /** Which of the five skin tones, light (0) to deep (4). */
  tone?: Tone;
}

/** A drawing of a condition on one skin tone; it fills its container. */
export const ConditionArt = memo(function ConditionArt({ illustration, tone = 2 }: ConditionArtProps) {
  const id = useId();
  const paint = tones[tone];
  return (
    <svg className={css.art} viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor={paint.from} />
        <stop offset="1" stopColor={paint.to} />
      </linearGradient>
      {/* Wider than the frame, so that a cut to any shape is filled. */}
      <rect x="-300" y="-300" width="800" height="800" fill={`url(#${id})`} />
      <path d={surface} fill="none" stroke={paint.line} strokeOpacity=".35" />
      {drawings[illustration]?.({ paint, random: seeded(illustration) })}
    </svg>
  );
});
