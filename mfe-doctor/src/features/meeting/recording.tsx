import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import type { MeetingRecord } from './meeting';
import styles from './meeting-body.module.css';

/** The player weighs more than the rest of the page, and most meetings have no recording. */
const Film = latePart(
  async () => (await import(/* webpackChunkName: "media-player" */ '../../common/film/film')).Film,
  {
    fallback: <LoadingState shape="page" />,
    failed: (retry) => <FailedPart onRetry={retry} />,
  },
);

/** What is left of a meeting that is over. */
export function Recording({ record, reload }: { record: MeetingRecord; reload: () => void }) {
  const t = useT();
  const { _id, film, recording, title } = record;
  if (film) return <Film key={_id} contentId={_id} title={title} film={film} onRefused={reload} />;
  const words = {
    true: t('meeting.recordingToCome'),
    false: t('meeting.notRecorded'),
    undefined: t('meeting.ended'),
  } as const;
  return <p className={styles.over}>{words[`${recording}`]}</p>;
}
