import { Icon } from '../icons/icon';
import { useT } from './messages';
import type { Notebook } from './notebook';
import css from './notes-bar.module.css';
import { useNotebook } from './use-notebook';

/** Over the tools: that a picture is on its way, why one was not taken, and that another device was quicker. */
export function NotebookStatus({ book }: { book: Notebook }) {
  const t = useT();
  const told = useNotebook(book, (state) => state.told);
  if (told === undefined) return null;
  const isOver = told !== 'sending';
  const words = typeof told === 'object' ? told.failed : t(told === 'sending' ? 'picture.sending' : 'overtaken');
  return (
    <p className={css.told} role={isOver ? 'alert' : 'status'}>
      <Icon name={isOver ? 'warning' : 'hourglass'} size={16} />
      <span>{words}</span>
      {isOver ? (
        <button
          type="button"
          className={css.close}
          aria-label={t('close')}
          onClick={() => book.set({ told: undefined })}
        >
          <Icon name="x" size={16} />
        </button>
      ) : null}
    </p>
  );
}
