import { Button } from '../base/button';
import { Icon, type IconName } from '../icons/icon';
import { standing } from './mark-list';
import { useT } from './messages';
import type { Keeping, Notebook } from './notebook';
import css from './notes-bar.module.css';
import { useNotebook } from './use-notebook';

const icons: Record<Keeping, IconName> = {
  saving: 'hourglass',
  saved: 'cloud-check',
  device: 'device-mobile',
  tab: 'warning',
  full: 'warning',
  replaced: 'warning',
  refused: 'warning',
  partly: 'warning',
};

/** In the reader's bar: whether what was written is kept, and the ways to write and to the list of notes. */
export function NotesTools({ book }: { book: Notebook }) {
  const t = useT();
  const keeping = useNotebook(book, (state) => state.keeping);
  const isOpen = useNotebook(book, (state) => state.isOpen);
  const isListed = useNotebook(book, (state) => state.isListed);
  const list = useNotebook(book, (state) => state.list);
  const earlier = useNotebook(book, (state) => state.earlier.items);
  const missing = earlier.filter(({ page }) => page === null).length;
  const isTold = isOpen || keeping !== 'saved';
  return (
    <>
      <span role="status" className={css.keeping} data-keeping={keeping}>
        {isTold ? (
          <>
            <Icon name={icons[keeping]} size={20} />
            <span className={css.kept}>{t(`keeping.${keeping}`)}</span>
          </>
        ) : missing > 0 ? (
          <>
            <Icon name="warning" size={20} />
            <span className={css.kept}>{t('earlier.short', { count: missing })}</span>
          </>
        ) : null}
      </span>
      <Button
        kind="text"
        icon="pencil-simple"
        aria-label={t('write')}
        aria-pressed={isOpen}
        onClick={() => book.set({ isOpen: !isOpen, selected: undefined, draft: undefined })}
      />
      <Button
        kind="text"
        icon="notebook"
        aria-label={t('notes', { count: standing(list).length })}
        aria-expanded={isListed}
        aria-keyshortcuts="]"
        onClick={() => book.set({ isListed: !isListed })}
      />
    </>
  );
}
