import type { Cover } from '@tvacha/shared-contract';
import { clsx } from 'clsx';
import { type CSSProperties, memo } from 'react';
import { useT } from '../base/messages';
import css from './book-cover.module.css';
import { coverArt } from './covers/cover-art';
import { coverPaints } from './covers/palette';

export interface BookCoverProps {
  title: string;
  author: string;
  cover: Cover;
  /** The line above the title; books are of the house's ebooks. */
  series?: string;
  /** CSS pixels; without it the cover fills its container. */
  width?: number;
}

type CoverStyle = CSSProperties & Record<'--cover' | '--cover-ink', string>;

/** The drawn cover of a book: spine, solid title band, art below. Its words stand beside it too, so it is ornament. */
export const BookCover = memo(function BookCover({ title, author, cover, series, width }: BookCoverProps) {
  const t = useT();
  const { ground, ink } = coverPaints[cover.palette];
  const style: CoverStyle = { width, '--cover': ground, '--cover-ink': ink };
  return (
    <div className={css.cover} style={style} aria-hidden="true">
      <div className={css.band}>
        <span className={css.series}>{series ?? t('coverLine')}</span>
        <span className={clsx(css.title, title.length > 44 && css.long)}>{title}</span>
        <span className={css.author}>{author}</span>
      </div>
      <div className={css.art}>{coverArt(cover)}</div>
    </div>
  );
});
