import type { ArticleBlock } from '@tvacha/shared-contract';
import { Icon } from '@tvacha/shared-ui/icon';
import type { RefObject } from 'react';
import styles from './lesson-body.module.css';
import { useT } from './messages';

function Block({ block }: { block: ArticleBlock }) {
  const t = useT();
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>;
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
      return (
        <ol className={styles.steps}>
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      );
    case 'warning':
      return (
        <aside className={styles.warning} aria-label={block.title}>
          <Icon name="warning-circle" size={24} />
          <div>
            <p className={styles.warningTitle}>{block.title}</p>
            <p>{block.text}</p>
          </div>
        </aside>
      );
    case 'mythFact':
      return (
        <dl className={styles.pair}>
          <div>
            <dt>{t('lesson.myth')}</dt>
            <dd>{block.myth}</dd>
          </div>
          <div data-true>
            <dt>{t('lesson.fact')}</dt>
            <dd>{block.fact}</dd>
          </div>
        </dl>
      );
    case 'figure':
      // Drawings are made for patients' articles; what a lesson says of one stands in its words.
      return <p className={styles.caption}>{block.caption}</p>;
  }
}

/** All words of some blocks, as many as there are to read. */
export const wordsIn = (blocks: readonly ArticleBlock[]): number =>
  blocks.reduce((sum, { kind, ...block }) => sum + JSON.stringify(block).split(/\s+/).length, 0);

/** The text of a lesson, block after block. */
export function LessonBody({
  blocks,
  ref,
}: {
  blocks: readonly ArticleBlock[];
  ref: RefObject<HTMLDivElement | null>;
}) {
  return (
    <div ref={ref} className={styles.body}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
