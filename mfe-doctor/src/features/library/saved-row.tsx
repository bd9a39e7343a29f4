import type { SavedItem } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { foundKinds } from '@tvacha/shared-core/found';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Select } from '@tvacha/shared-ui/select';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { TitleLink } from '../../common/title-link';
import { loose, useFolderOptions } from '../../common/use-folder-options';
import { foundKindOf } from '../../kinds/paths';
import { bookmarkMove, bookmarkRemoval } from '../../state/library';
import styles from './library.module.css';
import { LibraryCover } from './library-cover';
import { keptPath } from './library-list';

/** A bookmark: what it leads to, its folder, and the way to remove it. What was withdrawn leads nowhere. */
export function SavedRow({ item }: { item: SavedItem }) {
  const t = useT();
  const { _id: id, title, author, withdrawn, folderId, savedAt } = item;
  const options = useFolderOptions();
  const move = useMutation(bookmarkMove, id);
  const removal = useMutation(bookmarkRemoval, id);
  return (
    <article className={styles.row}>
      <LibraryCover item={item} />
      <div className={styles.words}>
        <p className={styles.kind}>{foundKinds[foundKindOf(item)].one.en}</p>
        {withdrawn ? <h2>{title}</h2> : <TitleLink to={keptPath(item)}>{title}</TitleLink>}
        <p className={styles.facts}>
          {[author, t('library.savedOn', { date: formatDate(savedAt, 'day') })].filter(Boolean).join(' · ')}
        </p>
        {withdrawn ? <Tag tone="amber">{t('library.withdrawn')}</Tag> : null}
      </div>
      <div className={styles.deeds}>
        <Select
          label={t('library.folderOf', { title })}
          hideLabel
          value={folderId ?? loose}
          options={options}
          onChange={(value) => move.send({ id, folderId: value === loose ? null : value })}
        />
        <Button
          kind="text"
          icon="trash"
          aria-label={t('library.remove', { title })}
          loading={removal.status === 'sending'}
          onClick={() => removal.send({ id })}
        />
      </div>
    </article>
  );
}
