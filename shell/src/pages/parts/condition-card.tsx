import type { Article } from '@tvacha/shared-contract';
import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { ConditionArt, type ConditionArtProps } from '@tvacha/shared-ui/skin-art';
import styles from './condition-card.module.css';
import { usePartsT } from './messages';

/** An article that is shown by the drawing of its topic, which has a name in the words. */
export type TopicArticle = Article & { illustration: Illustration };

interface ConditionCardProps {
  article: TopicArticle;
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
