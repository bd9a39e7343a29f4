import type { ContributionDetail } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation, useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Gallery } from '@tvacha/shared-ui/gallery';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { Discussion } from '../../kinds/talk';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { ContributionContent } from './contribution-content';
import { contributionDetails, contributionPaths } from './contributions';
import styles from './contributions.module.css';
import { useT } from './messages';
import { OwnPanel } from './own-panel';
import { QuizView } from './quiz-view';

interface ViewProps {
  contribution: ContributionDetail;
  reload: () => void;
}

function ContributionView({ contribution, reload }: ViewProps) {
  const t = useT();
  const { _id, type, title, summary, author, createdAt, speciality, pictures, own, state } = contribution;
  const hasPictures = pictures.length > 0;
  return (
    <>
      <div className={styles.tags}>
        <Tag tone="primary">{t(`contributions.type.${type}`)}</Tag>
        {speciality ? <Tag tone="neutral">{speciality.name}</Tag> : null}
      </div>
      <PageHeader
        title={title || t('contributions.untitled')}
        lead={summary}
        actions={
          hasPictures && !own ? (
            <Button icon="question" href={contributionPaths.quiz(_id)}>
              {t('contributions.asQuiz')}
            </Button>
          ) : null
        }
      />
      <p className={styles.note}>{[author.name, formatDate(createdAt)].join(' · ')}</p>
      {own ? <OwnPanel contribution={contribution} /> : null}
      <div className={styles.record} data-plain={!hasPictures || undefined}>
        {hasPictures ? <Gallery pictures={pictures} onExpired={reload} /> : null}
        <ContributionContent contribution={contribution} />
      </div>
      {state === 'published' ? <Discussion subject={{ kind: `${type}Contributions`, _id }} /> : null}
    </>
  );
}

/** `/doctor/contributions/:id`: a case or an image, read or taken as a quiz (DOC-06). */
export function ContributionPage() {
  const t = useT();
  const { id = '' } = useParams();
  const isQuiz = new URLSearchParams(useLocation().search).has('quiz');
  const view = useResource(contributionDetails, { id });
  return (
    <>
      <BackLink to={contributionPaths.list} label={t('contributions.all')} />
      <Loaded view={view} shape="article" failed={useKindFailure('record', 'contribution')} page>
        {(contribution) =>
          isQuiz && contribution.pictures.length > 0 ? (
            <QuizView key={contribution._id} contribution={contribution} reload={view.reload} />
          ) : (
            <ContributionView key={contribution._id} contribution={contribution} reload={view.reload} />
          )
        }
      </Loaded>
    </>
  );
}
