import { Icon } from '@tvacha/shared-ui/icon';
import { SkinScene } from '@tvacha/shared-ui/skin-art';
import styles from './hero.module.css';
import { HeroSearch } from './hero-search';
import { useHomeT } from './messages';

const promises = [
  { icon: 'book-open', key: 'hero.promise.words' },
  { icon: 'seal-check', key: 'hero.promise.reviewed' },
  { icon: 'prohibit', key: 'hero.promise.adverts' },
] as const;

export function Hero() {
  const t = useHomeT();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          <span>{t('hero.title')}</span> <span>{t('hero.title2')}</span>
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <HeroSearch />
      </div>
      <div className={styles.art}>
        <div className={styles.arch}>
          <SkinScene />
        </div>
        <p className={styles.tones}>
          <span className={styles.swatches} aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
            <span />
          </span>
          {t('hero.tones')}
        </p>
      </div>
      <ul className={styles.promises}>
        {promises.map(({ icon, key }) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}
