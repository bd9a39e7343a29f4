import { useListView } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { useT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { everything, loose } from '../../common/use-folder-options';
import { folderList, savedRows } from '../../state/library';
import { ContinueSection } from './continue-section';
import { FolderTools } from './folder-tools';
import styles from './library.module.css';
import { libraryList } from './library-list';
import { SavedRow } from './saved-row';

/** `/doctor/library?folder=&search=`: what was begun, and bookmarks in folders (UX-04). */
export function LibraryPage() {
  return (
    <MembersOnly what="folders" title={useT()('library.title')}>
      <Library />
    </MembersOnly>
  );
}

function Library() {
  const t = useT();
  const list = useListView(libraryList, savedRows);
  const folders = useResource(folderList, everything).value;
  const { folder: chosen } = list.address;
  const folder = folders?.items.find(({ _id }) => _id === chosen);
  const nameOf = (id: string) => (id === loose ? t('library.loose') : (folder?.name ?? t('library.folder')));
  const isWhole = list.narrowing.length === 0 && list.address.page === 1;
  const options = [
    { value: loose, label: t('library.loose'), count: folders?.loose },
    ...(folders?.items ?? []).map(({ _id, name, count }) => ({ value: _id, label: name, count })),
  ];
  return (
    <ListScreen
      title={t('library.title')}
      lead={t('library.lead')}
      count={list.value ? t('library.count', { count: list.value.total }) : ''}
      list={list}
      intro={isWhole ? <ContinueSection /> : null}
      actions={
        <FolderTools
          key={folder?._id}
          folder={folder}
          full={folders !== null && folders !== undefined && folders.items.length >= folders.most}
          onRemoved={() => list.change({ folder: '' })}
        />
      }
      tools={[
        { kind: 'search', name: 'search', label: t('library.search'), placeholder: t('library.search'), wide: true },
        {
          kind: 'select',
          name: 'sort',
          label: t('list.sort'),
          options: libraryList.fields.sort.options.map((value) => ({ value, label: t(`list.sort.${value}`) })),
        },
      ]}
      filters={
        <FilterPanel title={t('list.filters')} active={chosen ? 1 : 0} onReset={() => list.change({ folder: '' })}>
          <ChoiceList
            label={t('library.folder')}
            options={options}
            value={chosen || undefined}
            onChange={(id) => list.change({ folder: id ?? '' })}
          />
        </FilterPanel>
      }
      chipOf={(name) => (name === 'folder' && chosen ? nameOf(chosen) : undefined)}
      shape="list"
      words={{
        failed: {
          title: t('library.error.title'),
          text: t('library.error.text'),
          missing: { title: t('library.gone.title'), text: t('library.gone.text') },
        },
        none: { title: t('library.none.title'), text: t('library.none.text') },
        narrowed: { title: t('library.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {({ items }) => (
        <ul className={styles.rows} aria-label={t('library.title')}>
          {items.map((item) => (
            <li key={item._id}>
              <SavedRow item={item} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
