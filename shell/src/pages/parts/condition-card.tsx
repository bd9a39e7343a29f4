import type { Article } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { ConditionArt, type ConditionArtProps } from '@tvacha/shared-ui/skin-art';
import styles from './condition-card.module.css';
import { usePartsT } from './messages';

interface ConditionCardProps {
  article: Article;
  tone: ConditionArtProps['tone'];
}

/** A condition: its drawing, its name and what to know first. */
export function ConditionCard({ article, tone }: ConditionCardProps) {
  const t = usePartsT();
  return (
    <Link className={styles.card} to={paths.patientArticle(article.slug)}>
      <span className={styles.art}>
        <ConditionArt illustration={article.illustration} tone={tone} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(`condition.${article.illustration}`)}</span>
        <span className={styles.summary} lang="en">
          {article.summary}
        </span>
      </span>
    </Link>
  );
}
