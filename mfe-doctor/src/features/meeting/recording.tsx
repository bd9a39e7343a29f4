import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import type { MeetingRecord } from './meeting';
import styles from './meeting-body.module.css';

/** The player weighs more than the rest of the page, and most meetings have no recording. */
const Player = latePart(
  async () => (await import(/* webpackChunkName: "media-player" */ '@tvacha/shared-ui/media-player')).MediaPlayer,
  {
    fallback: <LoadingState shape="page" />,
    failed: (retry) => <FailedPart onRetry={retry} />,
  },
);

/** What is left of a meeting that is over. */
export function Recording({ record }: { record: MeetingRecord }) {
  const t = useT();
  const { fileUrl, recording, title } = record;
  if (recording && fileUrl) return <Player kind="video" src={fileUrl} title={title} />;
  const words = {
    true: t('meeting.recordingToCome'),
    false: t('meeting.notRecorded'),
    undefined: t('meeting.ended'),
  } as const;
  return <p className={styles.over}>{words[`${recording}`]}</p>;
}
