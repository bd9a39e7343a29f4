import type { ArticleBlock } from '@tvacha/shared-contract';
import { useT } from '../../common/i18n';
import styles from './contents-list.module.css';
import { useHeadingInView } from './use-heading-in-view';

type Heading = Extract<ArticleBlock, { kind: 'heading' }>;

/** The article's headings, with the one being read marked; beside the text on wide screens only. */
export function ContentsList({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const t = useT();
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading');
  const current = useHeadingInView(headings);
  if (headings.length < 2) return <div className={styles.side} />;
  return (
    <nav className={styles.side} aria-label={t('article.contents')}>
      <p className={styles.title}>{t('article.contents')}</p>
      <ul className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} aria-current={heading.id === current ? 'location' : undefined}>
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
