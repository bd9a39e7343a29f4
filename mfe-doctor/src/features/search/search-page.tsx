import { foundKinds } from '@tvacha/shared-core/found';
import { useListView } from '@tvacha/shared-core/list';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { HitRow } from './hit-row';
import styles from './search.module.css';
import { foundKindNames, isEnough, searchList, searchResults } from './search-results';

/** `/doctor/search?q=&kind=`: all that the member may read, in one list (UX-04). */
export function SearchPage() {
  const t = useT();
  const list = useListView(searchList, searchResults);
  const { address, value } = list;
  const counts = new Map(value?.counts.map(({ kind, count }) => [kind, count]));
  const shown = foundKindNames.filter((kind) => counts.has(kind) || kind === address.kind);
  const begin = { title: t('search.begin.title'), text: t('search.begin.text') };

  return (
    <ListScreen
      title={t('search.title')}
      lead={t('search.lead')}
      count={value && isEnough(address.q) ? t('search.results', { count: value.total }) : ''}
      list={list}
      tools={[
        {
          kind: 'search',
          name: 'q',
          label: t('search.field'),
          placeholder: t('search.placeholder'),
          wide: true,
        },
      ]}
      filters={
        <FilterPanel
          title={t('list.filters')}
          active={address.kind === 'all' ? 0 : 1}
          onReset={() => list.change({ kind: 'all' })}
        >
          <ChoiceList
            label={t('search.kind')}
            options={shown.map((kind) => ({
              value: kind,
              label: foundKinds[kind].title.en,
              count: counts.get(kind) ?? 0,
            }))}
            value={address.kind === 'all' ? undefined : address.kind}
            onChange={(chosen) => list.change({ kind: foundKindNames.find((kind) => kind === chosen) ?? 'all' })}
          />
        </FilterPanel>
      }
      chipOf={(name) => (name === 'kind' && address.kind !== 'all' ? foundKinds[address.kind].title.en : undefined)}
      shape="list"
      words={{
        failed: { title: t('list.error.title'), text: t('search.error.text') },
        narrowed: {
          title: t('search.none.title', { text: address.q }),
          text: t('search.none.text'),
          action: t('list.clearAll'),
        },
      }}
      empty={isEnough(address.q) ? undefined : <EmptyState {...begin} />}
    >
      {({ items }) => (
        <ul className={styles.hits} aria-label={t('search.title')}>
          {items.map((hit) => (
            <li key={`${hit.kind} ${hit._id}`}>
              <HitRow hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
