import type { ArticleDetail } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { type ReactNode, useId } from 'react';
import { useT } from '../../common/i18n';
import styles from './article-aside.module.css';
import { SeeDoctor } from './see-doctor';

interface ArticleAsideProps {
  article: ArticleDetail;
  /** Of the tones of the drawings, where it is seen beside them. */
  chooser: ReactNode;
}

/** Beside the article: when to see a doctor, the tone of the drawings, and what to read next. */
export function ArticleAside({ article, chooser }: ArticleAsideProps) {
  const t = useT();
  const next = useId();
  return (
    <div className={styles.aside}>
      <SeeDoctor reasons={article.seeDoctorIf} place="beside" />
      <div className={styles.chooser}>{chooser}</div>
      {article.related.length > 0 ? (
        <nav aria-labelledby={next}>
          <h2 id={next} className={styles.small}>
            {t('article.readNext')}
          </h2>
          <ul className={styles.next} lang="en">
            {article.related.map((other) => (
              <li key={other.slug}>
                <Link to={paths.patientArticle(other.slug)}>
                  {other.title}
                  <Icon name="caret-right" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className={styles.care}>
        {t('article.care')} <Link to={paths.dermalive()}>{t('article.dermalive')}</Link>
      </p>
    </div>
  );
}
