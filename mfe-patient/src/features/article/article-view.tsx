import type { ArticleBlock, ArticleDetail } from '@tvacha/shared-contract';
import { ContentsList } from '@tvacha/shared-ui/contents-list';
import { DetailPage } from '@tvacha/shared-ui/detail-page';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { type Tone, usualTone } from '../../common/tones';
import { ArticleAside } from './article-aside';
import { ArticleBlocks } from './article-blocks';
import { ArticleHead } from './article-head';
import { FinderBar, SeeDoctor } from './see-doctor';
import { ToneChooser } from './tone-chooser';
import { ToneStrip } from './tone-strip';

type Heading = Extract<ArticleBlock, { kind: 'heading' }>;

/** An article as people read it: the strip of tones, contents, text, and what to do next. */
export function ArticleView({ article }: { article: ArticleDetail }) {
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
