import { paths } from '@tvacha/shared-core/paths';
import { Link, useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { type FormEvent, useRef } from 'react';
import { articleSearch } from '../article-search';
import styles from './hero-search.module.css';
import { useHomeT } from './messages';
import { oftenRead } from './often-read';

export function HeroSearch() {
  const t = useHomeT();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim();
    if (words) navigate(articleSearch.pathOf(words));
  };
  return (
    <>
      <search>
        <form className={styles.form} action={articleSearch.target} onSubmit={search}>
          {articleSearch.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Icon name="magnifying-glass" size={24} />
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="search"
            maxLength={100}
            aria-label={t('hero.search')}
            placeholder={t('hero.placeholder')}
          />
          <Button kind="primary" htmlType="submit">
            {t('hero.submit')}
          </Button>
        </form>
      </search>
      <div className={styles.often}>
        <p className={styles.label} id="often-read">
          {t('hero.often')}
        </p>
        <ul className={styles.chips} aria-labelledby="often-read">
          {oftenRead.map(({ slug, key }) => (
            <li key={slug}>
              <Link className={styles.chip} to={paths.patientArticle(slug)}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
