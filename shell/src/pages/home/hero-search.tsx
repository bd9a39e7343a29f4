import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ArticleSearchForm } from '../article-search-form';
import styles from './hero-search.module.css';
import { type HomeKey, useHomeT } from './messages';

/** Articles people come for most, by their lasting addresses. */
const oftenRead: readonly { slug: string; key: HomeKey }[] = [
  { slug: 'ringworm', key: 'often.ringworm' },
  { slug: 'dandruff', key: 'often.dandruff' },
  { slug: 'hair-fall-in-women', key: 'often.hairfall' },
  { slug: 'sunscreen-how-much', key: 'often.sunscreen' },
];

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
