import { clsx } from 'clsx';
import { useT } from '../base/messages';
import css from './loading-state.module.css';

export interface LoadingStateProps {
  shape: 'list' | 'grid' | 'article' | 'table' | 'page';
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `block-${index}`);
const blocks: Record<LoadingStateProps['shape'], string[]> = {
  list: named(6),
  grid: named(10),
  article: named(7),
  table: named(8),
  page: named(6),
};

/** The outline of what is coming, in its place and shape; it appears only when the wait is felt. */
export function LoadingState({ shape }: LoadingStateProps) {
  const t = useT();
  return (
    <div role="status" aria-busy="true" className={css.state}>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={clsx(css.blocks, css[shape])} aria-hidden="true">
        {blocks[shape].map((name) => (
          <div key={name} className={css.block} />
        ))}
      </div>
    </div>
  );
}
