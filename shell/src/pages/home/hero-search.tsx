import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ArticleSearchForm } from '../article-search-form';
import styles from './hero-search.module.css';
import { useHomeT } from './messages';
import { oftenRead } from './often-read';

export function HeroSearch() {
  const t = useHomeT();
  return (
    <>
      <ArticleSearchForm styles={styles} iconSize={24} label={t('hero.search')} placeholder={t('hero.placeholder')}>
        <Button kind="primary" htmlType="submit">
          {t('hero.submit')}
        </Button>
      </ArticleSearchForm>
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
