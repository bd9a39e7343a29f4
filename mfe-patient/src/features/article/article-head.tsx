import type { ArticleDetail } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { useT } from '../../common/i18n';
import styles from './article-head.module.css';
import { Breadcrumb } from './breadcrumb';
import { ShareButton } from './share-button';

/** Title, lead, and who vouches for it. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
  const t = useT();
  const line = { date: formatDate(article.reviewedOn), count: article.readMinutes };
  return (
    <header>
      <Breadcrumb article={article} />
      <h1 className={styles.title} lang="en" tabIndex={-1} data-page-heading>
        {article.title}
      </h1>
      <p className={styles.lead} lang="en">
        {article.lead}
      </p>
      <div className={styles.review}>
        <Avatar name={article.reviewer} seed={article.reviewer} size={40} />
        <div className={styles.words}>
          <p className={styles.reviewer}>{t('article.reviewedBy', { name: article.reviewer })}</p>
          <p className={styles.date}>{t('article.reviewLine', line)}</p>
        </div>
        <ShareButton title={article.title} />
      </div>
    </header>
  );
}
