import { Avatar } from '@tvacha/shared-ui/avatar';
import { useId, useState } from 'react';
import { useT } from '../../common/i18n';
import type { BodyProps } from '../../kinds/kind';
import { ComingPanel } from './coming-panel';
import { type MeetingRecord, stageOf } from './meeting';
import styles from './meeting-body.module.css';
import { Recording } from './recording';

function Speakers({ speakers }: Required<Pick<MeetingRecord, 'speakers'>>) {
  const t = useT();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('meeting.speakers')}</h2>
      <ul className={styles.speakers}>
        {speakers.map(({ name, role, city }) => (
          <li key={name}>
            <Avatar name="" seed={name} size={40} />
            <span>
              <strong>{name}</strong>
              <span className={styles.role}>{t('meeting.speaker', { role, city })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one does with a meeting: come to it, join it, or see its recording; and who speaks. */
export function MeetingBody({ record, reload }: BodyProps<MeetingRecord>) {
  // Another moment in its course: what is said of it is said anew.
  const [now, setNow] = useState(() => Date.now());
  const goOn = () => {
    setNow(Date.now());
    reload();
  };
  const { speakers } = record;
  return (
    <>
      {stageOf(record, now) === 'over' ? (
        <Recording record={record} reload={reload} />
      ) : (
        <ComingPanel meeting={record} now={now} onMoment={goOn} />
      )}
      {speakers ? <Speakers speakers={speakers} /> : null}
    </>
  );
}
