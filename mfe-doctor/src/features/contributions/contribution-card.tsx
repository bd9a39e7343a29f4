import type { Contribution } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Icon } from '@tvacha/shared-ui/icon';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { Tag } from '@tvacha/shared-ui/tag';
import { TitleLink } from '../../common/title-link';
import { contributionPaths, isOpen } from './contributions';
import styles from './contributions.module.css';
import { useT } from './messages';
import { StateTag } from './state-tag';
import { useSaySite } from './use-say-site';

interface CardProps {
  contribution: Contribution;
  /** As a quiz nothing is said that gives the diagnosis away. */
  asQuiz: boolean;
}

/** The first picture, at the width that the card has; a quiet field where there is none. */
export function CoverPicture({
  contribution: { cover, covers },
}: {
  contribution: Pick<Contribution, 'cover' | 'covers'>;
}) {
  if (!cover)
    return (
      <div className={styles.noCover} aria-hidden="true">
        <Icon name="image" size={24} />
      </div>
    );
  const srcSet = covers.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return (
    <img
      className={styles.cover}
      src={cover}
      srcSet={srcSet || undefined}
      sizes="(min-width: 48rem) 22rem, 100vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

export function ContributionCard({ contribution, asQuiz }: CardProps) {
  const t = useT();
  const { _id, type, title, summary, author, createdAt, own, state, completeness, pictures } = contribution;
  const site = useSaySite()(contribution);
  const to = isOpen(contribution) && own ? contributionPaths.edit(_id) : contributionPaths.record(_id);
  return (
    <article className={styles.card}>
      <CoverPicture contribution={contribution} />
      <div className={styles.words}>
        <div className={styles.tags}>
          <Tag tone="primary">{t(`contributions.type.${type}`)}</Tag>
          {own ? <StateTag state={state} /> : null}
        </div>
        <TitleLink to={asQuiz ? contributionPaths.quiz(_id) : to} whole lines={2}>
          {asQuiz ? t('contributions.quiz.title') : title || t('contributions.untitled')}
        </TitleLink>
        <p className={styles.summary}>{asQuiz ? site : summary}</p>
        {completeness === null ? null : (
          <ProgressBar
            label={t('contributions.complete')}
            value={completeness}
            text={t('contributions.percent', { percent: Math.round(completeness * 100) })}
          />
        )}
        <p className={styles.facts}>
          {[
            asQuiz ? null : site,
            own ? null : author.name,
            formatDate(createdAt),
            t('contributions.pictureCount', { count: pictures }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
}
