import * as constants from '@tvacha/shared-contract/constants';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useT } from '../base/messages';
import css from './logo.module.css';
import { wordmark } from './wordmark.generated';

export interface LogoProps {
  /** The symbol alone, for places under 96 px wide. */
  compact?: boolean;
}

const { width, height } = constants.logo;

/** A disc where the headline of Devanagari letters is the surface of skin, the stem a hair and the dot its root. */
function Disc() {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <circle cx="192" cy="191" r="150" />
      </clipPath>
      <circle className={css.disc} cx="192" cy="191" r="150" />
      <g clipPath={`url(#${clip})`}>
        <path className={css.line} strokeWidth="26" d="M30 147C96 112 140 145 192 156S282 160 354 132" />
        <path className={css.line} strokeWidth="26" d="M199 150Q204 196 199 250" />
        <path className={css.tissue} d="M36 220Q84 202 128 217M260 229Q300 236 352 217" />
        <path className={clsx(css.tissue, css.faint)} d="M48 275Q90 261 122 275M267 279Q296 285 330 277" />
      </g>
      <circle className={css.root} cx="192" cy="266" r="36" />
    </>
  );
}

/** The brand's lock-up, 1428 by 382; its height follows the font size around it. */
export function Logo({ compact }: LogoProps) {
  const t = useT();
  return (
    <svg
      className={clsx(css.logo, compact && css.compact)}
      viewBox={compact ? '42 41 300 300' : `0 0 ${width} ${height}`}
      role="img"
      aria-label={t('logo')}
      focusable="false"
    >
      <Disc />
      {compact ? null : <path className={css.word} d={wordmark} />}
    </svg>
  );
}
