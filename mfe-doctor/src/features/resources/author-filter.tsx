import type { Author } from '@tvacha/shared-contract';
import type { MemberType } from '@tvacha/shared-contract/content-kinds';
import { useResource } from '@tvacha/shared-core/resources';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { kindRows } from '../../kinds/kind-rows';
import { type ScreenKind, screenOf } from '../../kinds/screens';
import { editors } from '../../state/editors';
import styles from './filters.module.css';

/** How many authors show at once; the search finds the others. */
const shown = 6;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The authors to offer: those whose name holds the text, most titles first; the chosen one always leads. */
export function authorChoices(authors: readonly Author[], text: string, chosen: string) {
  const wanted = plain(text.trim());
  const rank = (author: Author) => (author._id === chosen ? Number.POSITIVE_INFINITY : author.count);
  return authors
    .filter((author) => author._id === chosen || plain(author.name).includes(wanted))
    .toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name))
    .slice(0, shown)
    .map(({ _id, name, count }) => ({ value: _id, label: name, count }));
}

interface AuthorFilterProps {
  authors: readonly Author[];
  value: string;
  onChange: (author: string) => void;
}

/** Authors by how much they wrote, with a search among all of them. */
export function AuthorFilter({ authors, value, onChange }: AuthorFilterProps) {
  const t = useT();
  const [text, setText] = useState('');
  const options = authorChoices(authors, text, value);
  const search = (
    <div className={styles.search}>
      <SearchField
        label={t('list.findAuthor')}
        placeholder={t('list.findAuthorAmong', { count: authors.length })}
        value={text}
        onChange={setText}
      />
      {options.length === 0 ? <p className={styles.note}>{t('list.noAuthor')}</p> : null}
    </div>
  );
  return (
    <ChoiceList
      label={t('list.author')}
      options={options}
      value={value || undefined}
      onChange={(author) => onChange(author ?? '')}
      more={search}
    />
  );
}

/** Who wrote titles of a kind; nobody is asked for where its list is not narrowed by author. */
export function useAuthors(name: ScreenKind) {
  const type: MemberType = kindRows[name].type;
  return useResource(editors, screenOf(name).byAuthor ? { type } : null);
}
