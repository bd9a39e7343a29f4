import { foundKinds, foundPath, searchPath } from '@tvacha/shared-core/found';
import { pickWords } from '@tvacha/shared-core/i18n';
import { Link, useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { SuggestField } from '@tvacha/shared-ui/suggest-field';
import { type FormEvent, useState } from 'react';
import { useSearchT } from './messages';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches';
import styles from './search-form.module.css';
import { useSuggestions } from './suggestions';

/** Titles while one types, each a way to what it names; Enter leads to all results. */
export function SearchForm({ onLeave }: { onLeave: () => void }) {
  const t = useSearchT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const { found, hasFailed } = useSuggestions(typed);
  const words = typed.trim();

  const go = (path: string) => {
    keepSearch(words);
    onLeave();
    navigate(path);
  };
  return (
    <form
      aria-label={t('search.title')}
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (words) go(searchPath(words));
      }}
    >
      <div className={styles.line}>
        <SuggestField
          name="q"
          label={t('search.field')}
          placeholder={t('search.example')}
          hint={hasFailed ? t('search.failed') : undefined}
          maxLength={100}
          value={typed}
          onChange={setTyped}
          suggestions={found.map(({ _id, kind, title }) => ({
            id: _id,
            value: title,
            note: pickWords(foundKinds[kind].one),
          }))}
          onPick={(_title, { id }) => {
            const one = found.find(({ _id }) => _id === id);
            if (one) go(foundPath(one));
          }}
        />
        <Button kind="primary" htmlType="submit" icon="magnifying-glass" disabled={!words}>
          {t('search.all')}
        </Button>
      </div>
      <p className={styles.tips}>{t('search.tips')}</p>
      {recent.length > 0 ? (
        <section className={styles.recent} aria-labelledby="recent-searches">
          <h3 id="recent-searches">{t('search.recent')}</h3>
          <ul>
            {recent.map((one) => (
              <li key={one}>
                <Link to={searchPath(one)} onClick={onLeave}>
                  {one}
                </Link>
              </li>
            ))}
          </ul>
          <Button
            kind="text"
            size="sm"
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('search.forget')}
          </Button>
        </section>
      ) : null}
    </form>
  );
}
