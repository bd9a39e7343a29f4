import type { ContentFacets } from '@tvacha/shared-contract';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './filters.module.css';

/** How many people show at once; the search finds the others. */
const shown = 6;

type Counted = ContentFacets['person'];

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The people to offer: those whose name holds the text, most titles first; the chosen one always leads. */
export function personChoices(people: Counted, text: string, chosen: string) {
  const wanted = plain(text.trim());
  const leading = chosen ? [{ value: chosen, label: chosen, count: countOf(people, chosen) }] : [];
  const others = people.filter(({ value }) => value !== chosen && plain(value).includes(wanted));
  return [...leading, ...others.map(({ value, count }) => ({ value, label: value, count }))].slice(0, shown);
}
const countOf = (people: Counted, name: string) => people.find(({ value }) => value === name)?.count ?? 0;

interface PersonFilterProps {
  label: string;
  /** Those named most first; null while they are on their way. */
  people: Counted | null;
  value: string;
  onChange: (person: string) => void;
}

/** People by how often they are named, with a search among all of them. */
export function PersonFilter({ label, people, value, onChange }: PersonFilterProps) {
  const t = useT();
  const [text, setText] = useState('');
  const options = people ? personChoices(people, text, value) : [];
  const search = people ? (
    <div className={styles.search}>
      <SearchField
        label={t('list.findPerson')}
        placeholder={t('list.findPersonAmong', { count: people.length })}
        value={text}
        onChange={setText}
      />
      {options.length === 0 ? <p className={styles.note}>{t('list.noPerson')}</p> : null}
    </div>
  ) : null;
  return (
    <ChoiceList
      label={label}
      options={options}
      awaited={people ? undefined : shown + 2}
      value={value || undefined}
      onChange={(person) => onChange(person ?? '')}
      more={search}
    />
  );
}
