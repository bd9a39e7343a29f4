import type { ArticleDetail } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { type ReactNode, useId } from 'react';
import { useT } from '../../common/i18n';
import styles from './article-aside.module.css';

interface ArticleAsideProps {
  article: ArticleDetail;
  /** Of the tones of the drawings, where it is seen beside them. */
  chooser: ReactNode;
}

/** Beside the article: when to see a doctor, the tone of the drawings, and what to read next. */
export function ArticleAside({ article, chooser }: ArticleAsideProps) {
  const t = useT();
  const doctor = useId();
  const next = useId();
  return (
    <div className={styles.aside}>
      <section className={styles.doctor} aria-labelledby={doctor}>
        <h2 id={doctor} className={styles.doctorTitle}>
          <Icon name="first-aid" size={20} />
          {t('article.seeDoctor')}
        </h2>
        <ul lang="en">
          {article.seeDoctorIf.map((reason) => (
            <li key={reason}>
              <Icon name="arrow-right" size={16} />
              {reason}
            </li>
          ))}
        </ul>
      </section>
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
      <p className={styles.care}>{t('article.care')}</p>
    </div>
  );
}
