import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Select } from '@tvacha/shared-ui/select';
import { bookmark, bookmarkRemoval, markOf } from '../state/library';
import styles from './bookmark-button.module.css';
import { useT } from './i18n';
import { loose, useFolderOptions } from './use-folder-options';
import { useSentWhenBack } from './use-sent-when-back';

function FolderChoice({ contentId, folderId }: { contentId: string; folderId: string | null }) {
  const t = useT();
  const options = useFolderOptions();
  const { send } = useSentWhenBack(bookmark, contentId);
  if (options.length === 1) return null;
  return (
    <Select
      label={t('library.folder')}
      hideLabel
      value={folderId ?? loose}
      options={options}
      onChange={(value) => send({ contentId, folderId: value === loose ? null : value })}
    />
  );
}

/** Bookmarks a record, and says in which folder; a second press takes the bookmark away (UX-04). A demo has none. */
export function BookmarkButton(props: { contentId: string }) {
  return useMayWrite() ? <Bookmark {...props} /> : null;
}

function Bookmark({ contentId }: { contentId: string }) {
  const t = useT();
  const { value } = useResource(markOf, { contentId });
  const mark = value?.mark ?? null;
  const put = useSentWhenBack(bookmark, contentId);
  const removal = useSentWhenBack(bookmarkRemoval, mark?._id ?? '');
  const isMarked = mark !== null;
  const press = () => {
    if (!mark) put.send({ contentId, folderId: null });
    else if (mark._id) removal.send({ id: mark._id });
  };
  return (
    <div className={styles.mark}>
      <Button
        size="lg"
        icon={isMarked ? 'bookmark-simple-fill' : 'bookmark-simple'}
        aria-pressed={isMarked}
        disabled={!value}
        onClick={press}
      >
        {t(isMarked ? 'library.marked' : 'library.mark')}
      </Button>
      {mark ? <FolderChoice contentId={contentId} folderId={mark.folderId} /> : null}
    </div>
  );
}
