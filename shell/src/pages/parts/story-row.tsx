import type { Article } from '@tvacha/shared-contract';
import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { pickWords } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { ConditionArt, type ConditionArtProps } from '@tvacha/shared-ui/skin-art';
import { usePartsT } from './messages';
import styles from './story-row.module.css';

interface StoryRowProps {
  article: Article;
  tone: ConditionArtProps['tone'];
}

/** An article in a list: its drawing, where it belongs, its title and what it says. */
export function StoryRow({ article, tone }: StoryRowProps) {
  const t = usePartsT();
  const section = patientSections[article.section];
  return (
    <article className={styles.row}>
      <div className={styles.art}>
        <ConditionArt illustration={article.illustration} tone={tone} />
      </div>
      <div>
        <p className={styles.facts}>
          <span className={styles.section}>{section ? pickWords({ en: section.title, hi: section.hi }) : null}</span>{' '}
          <span className={styles.minutes}>{t('story.minutes', { minutes: article.readMinutes })}</span>
        </p>
        <h3 className={styles.title}>
          <Link className={styles.link} lang="en" to={paths.patientArticle(article.slug)}>
            {article.title}
          </Link>
        </h3>
        <p className={styles.summary} lang="en">
          {article.summary}
        </p>
      </div>
    </article>
  );
}
