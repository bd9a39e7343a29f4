import { clsx } from 'clsx';
import css from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'circle' | 'block';
  /** Lines of text. */
  lines?: number;
  /** CSS pixels. */
  width?: number;
  height?: number;
}

/** The outline of one thing that is coming; who draws it says aria-busy, or uses `LoadingState` for a whole page. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  const names = Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => `line-${index}`);
  return (
    <span className={css.skeleton} aria-hidden="true">
      {names.map((name) => (
        <span key={name} className={clsx(css.bone, css[shape])} style={{ width, height }} />
      ))}
    </span>
  );
}
