import { kinds } from '@tvacha/shared-contract/kinds';
import type { ListAddress, RowPages } from '@tvacha/shared-core/list';
import { WindowedRows } from '@tvacha/shared-ui/windowed-rows';
import type { ReactNode } from 'react';
import { useT } from '../common/i18n';
import { TitleLink } from '../common/title-link';
import styles from './card-list.module.css';
import { useFacets } from './filters/editors';
import { type Asked, type FilterFields, facetsQuery } from './filters/filter-fields';
import { KindFilters, useSpecialityName, valueLabel } from './filters/kind-filters';

type CardKind = 'courses' | 'polls' | 'quizzes';
type CardSort = 'newest' | 'oldest' | 'title' | 'closing' | 'mostRead';

interface CardScreen {
  list: ListAddress<FilterFields>;
  /** What its rows are asked with. */
  asked: Asked;
  sorts: readonly CardSort[];
}

/** What stands around a list of cards: its heading, its tools and filters, and what is said where there is none. */
export function useCardScreen(kind: CardKind, { list, asked, sorts }: CardScreen) {
  const t = useT();
  const { title, type } = kinds[kind];
  const search = t('list.search', { kind: title.en });
  const counted = useFacets(facetsQuery(type, asked));
  const speciality = useSpecialityName(list.address.subSpeciality);
  return {
    title: title.en,
    lead: t(`${kind}.lead`),
    tools: [
      { kind: 'search', name: 'search', label: search, placeholder: search, wide: true },
      {
        kind: 'select',
        name: 'sort',
        label: t('list.sort'),
        options: sorts.map((value) => ({ value, label: t(`list.sort.${value}`) })),
      },
    ],
    filters: <KindFilters type={type} list={list} counted={counted} />,
    chipOf: (field: keyof FilterFields) =>
      field === 'subSpeciality' ? speciality : valueLabel(field, list.address, t),
    shape: 'list',
    words: {
      failed: { title: t('list.error.title'), text: t('list.error.text'), section: title.en },
      none: { title: t(`${kind}.none.title`), text: t(`${kind}.none.text`) },
      narrowed: { title: t(`${kind}.empty.title`), text: t('list.empty.text'), action: t('list.clearAll') },
    },
  } as const;
}

interface CardProps extends Record<'topic' | 'tag' | 'summary' | 'facts', ReactNode> {
  to: string;
  title: string;
}

/** A card that is opened as a whole: what it is about and how one stands, its title, its summary and facts. */
export function Card({ topic, tag, to, title, summary, facts }: CardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.tags}>
        {topic ? <span className={styles.topic}>{topic}</span> : null}
        {tag}
      </div>
      <div className={styles.title}>
        <TitleLink to={to} whole>
          {title}
        </TitleLink>
      </div>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.facts}>{facts}</p>
    </article>
  );
}

interface CardListProps<Row> {
  label: string;
  pages: RowPages<Row>;
  /** Width in pixels below which a column is not drawn, and a card's likely height. */
  minColumnWidth?: number;
  estimateHeight?: number;
  children: (row: Row) => ReactNode;
}

/** Cards near the view; further ones come where scrolling rests. */
export function CardList<Row extends { _id: string }>(props: CardListProps<Row>) {
  const { children, minColumnWidth = 320, estimateHeight = 236, ...rows } = props;
  return (
    <div className={styles.rows}>
      <WindowedRows
        {...rows}
        rowKey={({ _id }) => _id}
        item={children}
        minColumnWidth={minColumnWidth}
        estimateHeight={estimateHeight}
      />
    </div>
  );
}
