import { ListTools } from '@tvacha/shared-ui/list-page';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { Select } from '@tvacha/shared-ui/select';
import { useT } from '../../common/i18n';
import { type ListQuery, type Sort, sorts, views } from './list-query';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  kind: string;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

/** Search, covers or list, and order. */
export function ListToolbar({ kind, query, onChange }: ListToolbarProps) {
  const t = useT();
  return (
    <ListTools
      search={
        <SearchField
          label={t('list.search', { kind })}
          placeholder={t('list.searchPlaceholder')}
          value={query.search}
          onChange={(search) => onChange({ search })}
        />
      }
    >
      <Segmented
        label={t('list.view')}
        value={query.view}
        options={views.map((view) => ({
          value: view,
          label: t(`list.view.${view}`),
          icon: view === 'covers' ? 'squares-four' : 'rows',
        }))}
        onChange={(view) => onChange({ view })}
      />
      <div className={styles.sort}>
        <Select
          label={t('list.sort')}
          hideLabel
          value={query.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
          onChange={(sort) => onChange({ sort: sort as Sort })}
        />
      </div>
    </ListTools>
  );
}
