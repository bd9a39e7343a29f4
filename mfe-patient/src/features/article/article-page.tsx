import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { sectionHref } from '../../common/sections';
import { articles } from '../../state/articles';
import styles from './article-page.module.css';
import { ArticleView } from './article-view';

/** `/patient/embarrassing/:slug`, for everyone. */
export function ArticlePage() {
  const t = useT();
  const { slug = '' } = useParams();
  const view = useResource(articles, { slug });
  const missing = {
    title: t('article.missing.title'),
    text: t('article.missing.text'),
    action: <Button href={sectionHref(3)}>{t('article.missing.action')}</Button>,
  };
  const failed = { title: t('article.error.title'), text: t('article.error.text'), missing };
  return (
    <Loaded view={view} shape="article" failed={failed} page inPlace={styles.page}>
      {(article) => <ArticleView key={slug} article={article} />}
    </Loaded>
  );
}
