import { LateFilm } from '../../common/film/late-film';
import { useT } from '../../common/i18n';
import type { MeetingRecord } from './meeting';
import styles from './meeting-body.module.css';

/** What is left of a meeting that is over. */
export function Recording({ record, reload }: { record: MeetingRecord; reload: () => void }) {
  const t = useT();
  const { _id, film, recording, title } = record;
  if (film) return <LateFilm key={_id} contentId={_id} title={title} film={film} onRefused={reload} />;
  const words = {
    true: t('meeting.recordingToCome'),
    false: t('meeting.notRecorded'),
    undefined: t('meeting.ended'),
  } as const;
  return <p className={styles.over}>{words[`${recording}`]}</p>;
}
