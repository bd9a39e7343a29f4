import type { ArticleBlock, ArticleDetail } from '@tvacha/shared-contract';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ContentsList } from '@tvacha/shared-ui/contents-list';
import { DetailPage } from '@tvacha/shared-ui/detail-page';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { sectionHref } from '../../common/sections';
import { type Tone, usualTone } from '../../common/tones';
import { articles } from '../../state/articles';
import { ArticleAside } from './article-aside';
import { ArticleBlocks } from './article-blocks';
import { ArticleHead } from './article-head';
import styles from './article-page.module.css';
import { FinderBar, SeeDoctor } from './see-doctor';
import { ToneChooser, ToneStrip } from './tone-chooser';

type Heading = Extract<ArticleBlock, { kind: 'heading' }>;

/** An article as people read it: the strip of tones, contents, text, and what to do next. */
function ArticleView({ article }: { article: ArticleDetail }) {
  const t = useT();
  const [tone, setTone] = useState<Tone>(usualTone);
  const headings = article.body.filter((block): block is Heading => block.kind === 'heading');
  const chooser = <ToneChooser illustration={article.illustration} value={tone} onChange={setTone} />;
  return (
    <article>
      <ToneStrip title={article.title} illustration={article.illustration} />
      <DetailPage
        contents={<ContentsList label={t('article.contents')} headings={headings} lang="en" />}
        aside={<ArticleAside article={article} chooser={chooser} />}
      >
        <ArticleHead article={article} />
        <SeeDoctor reasons={article.seeDoctorIf} place="before" />
        <ArticleBlocks blocks={article.body} tone={tone} chooser={chooser} />
      </DetailPage>
      <FinderBar />
    </article>
  );
}

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
