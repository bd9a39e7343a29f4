import type { Author } from '@tvacha/shared-contract';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { authorChoices } from './author-choices';
import styles from './filters.module.css';

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
