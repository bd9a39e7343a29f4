import type { Article } from '@tvacha/shared-contract';
import { tones } from '../../common/tones';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  articles: readonly Article[];
  label: string;
  level?: 'h2' | 'h3';
}

/** Articles as cards; their drawings go through all five skin tones in turn. */
export function ArticleGrid({ articles, label, level }: ArticleGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {articles.map((article, index) => (
        <li key={article._id}>
          <ArticleCard article={article} tone={tones[index % tones.length] ?? 2} level={level} />
        </li>
      ))}
    </ul>
  );
}
