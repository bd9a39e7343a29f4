import type { ArticleBlock } from '@tvacha/shared-contract';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../../common/tones';
import styles from './article-blocks.module.css';
import { MythFactBlock, StepsBlock, WarningBlock } from './article-parts';
import { FigureBlock } from './figure-block';

function Block({ block, tone }: { block: ArticleBlock; tone: Tone }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return <StepsBlock items={block.items} />;
    case 'warning':
      return <WarningBlock title={block.title} text={block.text} />;
    case 'mythFact':
      return <MythFactBlock myth={block.myth} fact={block.fact} />;
    case 'figure':
      return <FigureBlock illustration={block.illustration} caption={block.caption} tone={tone} />;
  }
}

interface ArticleBlocksProps {
  blocks: readonly ArticleBlock[];
  tone: Tone;
  /** What stands under the first drawing. */
  chooser: ReactNode;
}

/** The body of an article, block after block. */
export function ArticleBlocks({ blocks, tone, chooser }: ArticleBlocksProps) {
  const language = useLanguage();
  const first = blocks.find(({ kind }) => kind === 'figure');
  return (
    <div className={styles.body} lang="en">
      {blocks.map((block) => (
        <Fragment key={JSON.stringify(block)}>
          <Block block={block} tone={tone} />
          {block === first ? (
            <div className={styles.chooser} lang={language}>
              {chooser}
            </div>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}
