import type { Result } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { foundKinds } from '@tvacha/shared-core/found';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { TitleLink } from '../../common/title-link';
import { foundKindOf, piecePath } from '../../kinds/paths';
import { hours, opensAt, stageOf } from './meeting';
import { DayBox } from './meeting-line';
import line from './meeting-line.module.css';

type Registration = Result<'events.registrations'>['items'][number];

interface RegistrationRowProps {
  row: Registration;
  now: number;
  level?: 'h2' | 'h3';
}

/** One meeting that the reader registered for, at a moment. */
export function RegistrationRow({ row, now, level = 'h2' }: RegistrationRowProps) {
  const t = useT();
  const { startsAt, title } = row;
  const stage = stageOf(row, now);
  return (
    <article className={line.row}>
      {startsAt ? <DayBox startsAt={startsAt} /> : null}
      <div className={line.words}>
        <TitleLink level={level} size="line" to={piecePath(row)} whole>
          {title}
        </TitleLink>
        <p className={line.line}>{foundKinds[foundKindOf(row)].one.en}</p>
        {startsAt ? (
          <p className={line.line}>
            <Icon name="clock" size={16} />
            <time dateTime={startsAt}>{[formatDate(startsAt), ...hours(startsAt, t)].join(' · ')}</time>
          </p>
        ) : null}
      </div>
      <div className={line.tags}>
        {stage === 'live' ? <Tag tone="red">{t('meeting.live')}</Tag> : null}
        {stage === 'coming' && opensAt(row) <= now ? <Tag tone="green">{t('meeting.joinNow')}</Tag> : null}
      </div>
    </article>
  );
}
