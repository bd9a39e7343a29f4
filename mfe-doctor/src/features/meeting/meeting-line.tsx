import { formatDate } from '@tvacha/shared-core/format';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { type Translate, useT } from '../../common/i18n';
import { TitleLink } from '../../common/title-link';
import type { RowProps } from '../../kinds/kind';
import { recordPath } from '../../kinds/paths';
import { peopleLine } from '../../kinds/people';
import { hours, lengthOf, type MeetingRow, stageOf } from './meeting';
import styles from './meeting-line.module.css';
import { useNow } from './use-now';

/** The day as calendars have it: its number, the month and the day of the week in India. */
export function DayBox({ startsAt }: { startsAt: string }) {
  const [weekday = '', day = ''] = formatDate(startsAt, 'day').split(', ');
  const [number, month = ''] = day.split(' ');
  return (
    <div className={styles.day} aria-hidden="true">
      <span className={styles.month}>{month.slice(0, 3)}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.weekday}>{weekday.slice(0, 3)}</span>
    </div>
  );
}

/** How it stands: on, coming or over, and for whom there is room. */
function Standing({ row, t }: { row: MeetingRow; t: Translate }) {
  const stage = stageOf(row, useNow([row]));
  const { registered, placesLeft, film } = row;
  if (stage === 'over')
    return film ? (
      <Tag tone="neutral" icon="video">
        {t('meeting.recorded')}
      </Tag>
    ) : (
      <Tag tone="neutral">{t('meeting.over')}</Tag>
    );
  return (
    <>
      {stage === 'live' ? <Tag tone="red">{t('meeting.live')}</Tag> : null}
      {registered ? (
        <Tag tone="green" icon="check">
          {t('meeting.registered')}
        </Tag>
      ) : null}
      {registered || placesLeft === null || stage === 'live' ? null : (
        <Tag tone={placesLeft === 0 ? 'neutral' : 'clay'}>
          {placesLeft === 0 ? t('meeting.full') : t('meeting.placesLeft', { count: placesLeft })}
        </Tag>
      )}
    </>
  );
}

/** A meeting in a list: its day, title, people and hours, and how it stands. The whole row is one link. */
export function MeetingLine({ name, row, level = 'h3' }: RowProps<MeetingRow>) {
  const t = useT();
  const { startsAt, paper } = row;
  return (
    <article className={styles.row}>
      {startsAt ? <DayBox startsAt={startsAt} /> : <span className={styles.day} aria-hidden="true" />}
      <div className={styles.words}>
        <TitleLink level={level} size="line" to={recordPath(name, row._id)} whole>
          {row.title}
        </TitleLink>
        <p className={styles.line}>
          {[peopleLine(row.people, t), row.subSpeciality?.name].filter(Boolean).join(' · ')}
        </p>
        {paper ? <p className={styles.line}>{t('meeting.paper', paper)}</p> : null}
        {startsAt ? (
          <p className={styles.line}>
            <Icon name="clock" size={16} />
            <time dateTime={startsAt}>
              {[formatDate(startsAt), ...hours(startsAt, t), lengthOf(row, t)].join(' · ')}
            </time>
          </p>
        ) : null}
      </div>
      <div className={styles.tags}>
        <Standing row={row} t={t} />
      </div>
    </article>
  );
}
