import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { Countdown } from '@tvacha/shared-ui/countdown';
import { useT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { NoFile, Refusal } from '../../common/refusal';
import { useSentWhenBack } from '../../common/use-sent-when-back';
import { calendarFile } from './calendar-file';
import { calendarPath } from './calendar-list';
import { hours, type MeetingRecord, nextMoment, opensAt, stageOf } from './meeting';
import styles from './meeting-body.module.css';
import { registration } from './registration';

interface ComingPanelProps {
  meeting: MeetingRecord;
  /** The moment for which it is drawn. */
  now: number;
  /** The next moment has come at which something else is to be said. */
  onMoment: () => void;
}

/** In which the way in is counted down by the second. */
const lastHour = 3600;

/** What there is to know before one comes, by how the meeting and the reader stand. */
function useSaid({ meeting, now }: Pick<ComingPanelProps, 'meeting' | 'now'>): string {
  const t = useT();
  const { registered, placesLeft, venue, city, joinUrl } = meeting;
  if (!registered && stageOf(meeting, now) === 'live') return t('meeting.begun');
  if (!registered) return placesLeft === 0 ? t('meeting.noPlace') : t('meeting.open');
  if (venue) return t('meeting.atVenue', { venue, city: city ?? '' });
  const opens = opensAt(meeting);
  if (opens > now) return t('meeting.joinFrom', { time: formatDate(new Date(opens), 'clock') });
  return joinUrl ? '' : t('meeting.joinLate');
}

/** What the page knows of why registering failed, by what the server says of the meeting now. */
function useRefusalWords({ meeting, now }: Pick<ComingPanelProps, 'meeting' | 'now'>) {
  const t = useT();
  const begun = stageOf(meeting, Math.max(now, Date.now())) !== 'coming';
  const why = begun ? 'begun' : meeting.placesLeft === 0 ? 'full' : 'changed';
  const text = t('meeting.problem.text');
  return {
    CONFLICT: { title: t(`meeting.problem.${why}`), text },
    NOT_FOUND: { title: t('meeting.problem.gone'), text },
  };
}

/** Registering, taking it back, the calendar's file and the way in. */
function Actions({ meeting, now, onMoment }: ComingPanelProps) {
  const t = useT();
  const { _id: id, slug, registered, placesLeft, joinUrl, venue } = meeting;
  const { status, send } = useSentWhenBack(registration, id);
  const mayWrite = useMayWrite();
  const calendar = useMutation(calendarFile, id);
  const coming = stageOf(meeting, now) === 'coming';
  const busy = status === 'sending';
  const isLate = registered && !venue && !joinUrl && opensAt(meeting) <= now;
  return (
    <div className={styles.actions}>
      {joinUrl ? (
        <Button kind="primary" size="lg" icon="video" href={joinUrl}>
          {t('meeting.join')}
        </Button>
      ) : null}
      {isLate ? <Button onClick={onMoment}>{t('meeting.lookAgain')}</Button> : null}
      {coming && !registered && mayWrite ? (
        <Button
          kind="primary"
          size="lg"
          loading={busy}
          disabled={placesLeft === 0}
          onClick={() => send({ id, comes: true })}
        >
          {t('meeting.register')}
        </Button>
      ) : null}
      <Button
        size={registered ? 'md' : 'lg'}
        icon="calendar-blank"
        loading={calendar.status === 'sending'}
        onClick={() => calendar.send({ id, slug })}
      >
        {t('meeting.calendar')}
      </Button>
      {registered ? (
        <Button kind="text" href={calendarPath}>
          {t('calendar.title')}
        </Button>
      ) : null}
      {coming && registered ? (
        <Button kind="text" loading={busy} onClick={() => send({ id, comes: false })}>
          {t('meeting.cancel')}
        </Button>
      ) : null}
    </div>
  );
}

/** Coming to a meeting that is still to be, or is on. */
export function ComingPanel(props: ComingPanelProps) {
  const { meeting, now, onMoment } = props;
  const t = useT();
  const coming = useMutation(registration, meeting._id);
  const calendar = useMutation(calendarFile, meeting._id).problem;
  const said = useSaid(props);
  const { startsAt, registered, placesLeft } = meeting;
  const stage = stageOf(meeting, now);
  const next = nextMoment(meeting, now);
  const waits = registered && !meeting.venue && opensAt(meeting) > now;
  return (
    <section className={styles.panel} aria-label={t('meeting.label')}>
      <p className={styles.eyebrow}>
        {stage === 'live' ? t('meeting.live') : startsAt ? formatDate(startsAt, 'day') : ''}
      </p>
      {startsAt ? <p className={styles.hours}>{hours(startsAt, t).join(' · ')}</p> : null}
      <p className={styles.stands} role="status">
        {[
          registered ? t('meeting.registered') : '',
          placesLeft === null
            ? ''
            : placesLeft === 0
              ? t('meeting.full')
              : t('meeting.placesLeft', { count: placesLeft }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {said ? <p className={styles.said}>{said}</p> : null}
      {next === undefined ? null : (
        <Countdown
          key={next}
          until={next}
          onDone={onMoment}
          render={({ seconds, text }) =>
            waits && seconds <= lastHour ? <p className={styles.said}>{t('meeting.joinIn', { time: text })}</p> : null
          }
        />
      )}
      <Refusal problem={coming.problem} words={useRefusalWords(props)} />
      <NoFile problem={calendar} title={t('meeting.problem.calendar')} />
      {stage === 'coming' ? <MembersOnly what="register">{null}</MembersOnly> : null}
      <Actions {...props} />
    </section>
  );
}
