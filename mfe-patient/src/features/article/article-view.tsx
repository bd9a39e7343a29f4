import type { ArticleDetail } from '@tvacha/shared-contract';
import { useState } from 'react';
import { type Tone, usualTone } from '../../common/tones';
import { ArticleAside } from './article-aside';
import { ArticleBlocks } from './article-blocks';
import { ArticleHead } from './article-head';
import styles from './article-view.module.css';
import { ContentsList } from './contents-list';
import { ToneStrip } from './tone-strip';

/** An article as people read it: the strip of tones, contents, text, and what to do next. */
export function ArticleView({ article }: { article: ArticleDetail }) {
  const [tone, setTone] = useState<Tone>(usualTone);
  return (
    <article>
      <ToneStrip title={article.title} illustration={article.illustration} />
      <div className={styles.columns}>
        <ContentsList blocks={article.body} />
        <div className={styles.text}>
          <ArticleHead article={article} />
          <ArticleBlocks blocks={article.body} tone={tone} />
        </div>
        <ArticleAside article={article} tone={tone} onToneChange={setTone} />
      </div>
    </article>
  );
}
