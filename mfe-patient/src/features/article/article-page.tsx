import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { LoadingState } from '@tvacha/shared-ui/states';
import { articles } from '../../state/articles.slice';
import { ArticleFailure } from './article-failure';
import styles from './article-page.module.css';
import { ArticleView } from './article-view';

/** `/patient/embarrassing/:slug`, for everyone. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { value: article, status, code, reload } = useResource(articles, { slug });
  if (article) return <ArticleView key={slug} article={article} />;
  return (
    <div className={styles.page}>
      {status === 'failed' ? <ArticleFailure code={code} onRetry={reload} /> : <LoadingState shape="article" />}
    </div>
  );
}
