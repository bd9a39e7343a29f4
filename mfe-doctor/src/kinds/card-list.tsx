import { kinds } from '@tvacha/shared-contract/kinds';
import type { SegmentedOption } from '@tvacha/shared-ui/segmented';
import type { ReactNode } from 'react';
import { useT } from '../common/i18n';
import styles from './card-list.module.css';

type CardKind = 'courses' | 'polls' | 'quizzes';

interface Tools<Choice extends string> {
  choice: { name: Choice; label: string; options: readonly SegmentedOption<string>[] };
  sorts: readonly ('newest' | 'title' | 'closing' | 'mostRead')[];
}

/** What stands around a list of cards: its heading, its tools, and what is said where there is none. */
export function useCardScreen<Choice extends string>(kind: CardKind, { choice, sorts }: Tools<Choice>) {
  const t = useT();
  const title = kinds[kind].title.en;
  const search = t('list.search', { kind: title });
  return {
    title,
    lead: t(`${kind}.lead`),
    tools: [
      { kind: 'search', name: 'search', label: search, placeholder: search, wide: true },
      { kind: 'choice', ...choice },
      {
        kind: 'select',
        name: 'sort',
        label: t('list.sort'),
        options: sorts.map((value) => ({ value, label: t(`list.sort.${value}`) })),
      },
    ],
    shape: 'list',
    words: {
      failed: { title: t('list.error.title'), text: t('list.error.text'), section: title },
      none: { title: t(`${kind}.none.title`), text: t(`${kind}.none.text`) },
      narrowed: { title: t(`${kind}.empty.title`), text: t('list.empty.text'), action: t('list.clearAll') },
    },
  } as const;
}

/** A card that is opened as a whole: what it is about and how one stands, its title, its summary and facts. */
export function Card({
  topic,
  tag,
  title,
  summary,
  facts,
}: Record<'topic' | 'tag' | 'title' | 'summary' | 'facts', ReactNode>) {
  return (
    <article className={styles.card}>
      <div className={styles.tags}>
        {topic ? <span className={styles.topic}>{topic}</span> : null}
        {tag}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.facts}>{facts}</p>
    </article>
  );
}

interface CardListProps<Row> {
  label: string;
  items: readonly Row[];
  children: (row: Row) => ReactNode;
}

export function CardList<Row extends { _id: string }>({ label, items, children }: CardListProps<Row>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((row) => (
        <li key={row._id}>{children(row)}</li>
      ))}
    </ul>
  );
}
