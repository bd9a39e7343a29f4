import { clsx } from 'clsx';
import { Icon } from '../icons/icon';
import markColours from './mark-colours.module.css';
import { useT } from './messages';
import type { Notebook } from './notebook';
import css from './notes-panel.module.css';
import { useMarkName } from './use-mark-name';
import { useNotebook } from './use-notebook';

/** What became of notes in earlier editions: how many were found again, and each that has no place in this one. */
export function EarlierMarks({ book }: { book: Notebook }) {
  const t = useT();
  const nameOf = useMarkName();
  const { isRead, items } = useNotebook(book, (state) => state.earlier);
  const carried = useNotebook(book, (state) => state.carried);
  const missing = items.filter(({ page }) => page === null);
  if (carried === 0 && missing.length === 0) return null;
  return (
    <section className={css.earlier} aria-label={t('earlier.label')}>
      <p role="status" className={css.earlierText}>
        {carried > 0 ? `${t('earlier.carried', { count: carried })} ` : null}
        {missing.length > 0 ? t(isRead ? 'earlier.missing' : 'earlier.unread', { count: missing.length }) : null}
      </p>
      {missing.length > 0 ? (
        <ol className={css.rows}>
          {missing.map(({ mark }) => (
            <li key={mark.id} className={css.row}>
              <div className={css.jump}>
                <span className={css.where}>{t('earlier.page', { page: mark.page })}</span>
                {mark.kind === 'highlight' ? (
                  <q className={clsx(css.quote, markColours[mark.colour])}>{mark.quote}</q>
                ) : null}
                {mark.text ? <span className={css.text}>{mark.text}</span> : null}
              </div>
              <button
                type="button"
                className={css.delete}
                aria-label={t('deleteOne', { what: nameOf({ ...mark }), page: mark.page })}
                onClick={() => book.putAway(mark.id)}
              >
                <Icon name="trash" size={16} />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
