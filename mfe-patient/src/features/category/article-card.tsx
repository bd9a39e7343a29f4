import type { Article } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { FigureArt } from '@tvacha/shared-ui/figure-art';
import { useT } from '../../common/i18n';
import { type Tone, tones } from '../../common/tones';
import { knownWord } from '../../common/translate-known';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: Article;
  /** Which skin tone it is drawn on; a list goes through all five. */
  tone: Tone;
  lead?: boolean;
  level?: 'h2' | 'h3';
}

/** An article in a list: drawing, title, gist, how long, how fresh. */
export function ArticleCard({ article, tone, lead = false, level: Heading = 'h2' }: ArticleCardProps) {
  const t = useT();
  return (
    <article className={lead ? styles.lead : styles.card}>
      <div className={styles.art} aria-hidden="true">
        <FigureArt drawing={article.illustration} tone={tone} />
      </div>
      <div className={styles.words}>
        <p className={styles.topic}>{knownWord(t, 'speciality', article.speciality.name)}</p>
        <Heading className={styles.title}>
          <Link to={paths.patientArticle(article.slug)} lang="en">
            {article.title}
          </Link>
        </Heading>
        <p className={styles.summary} lang="en">
          {article.summary}
        </p>
        <p className={styles.meta}>
          <span>{t('category.minutes', { count: article.readMinutes })}</span>
          <span>{t('category.reviewed', { date: formatDate(article.reviewedOn) })}</span>
        </p>
      </div>
    </article>
  );
}

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
