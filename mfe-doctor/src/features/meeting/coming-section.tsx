import type { Result } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { foundKinds } from '@tvacha/shared-core/found';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Tag } from '@tvacha/shared-ui/tag';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { everything } from '../../common/use-folder-options';
import { foundKindOf, piecePath } from '../../kinds/paths';
import { comingUp } from '../../state/meetings';
import styles from './coming-section.module.css';
import { hours, opensAt, stageOf } from './meeting';
import { DayBox } from './meeting-line';
import line from './meeting-line.module.css';

type Registration = Result<'events.registrations'>['items'][number];

function ComingRow({ row, now }: { row: Registration; now: number }) {
  const t = useT();
  const { startsAt, title } = row;
  const isLive = stageOf(row, now) === 'live';
  return (
    <article className={line.row}>
      {startsAt ? <DayBox startsAt={startsAt} /> : null}
      <div className={line.words}>
        <h3 className={line.title}>
          <Link to={piecePath(row)}>{title}</Link>
        </h3>
        <p className={line.line}>{foundKinds[foundKindOf(row)].one.en}</p>
        {startsAt ? (
          <p className={line.line}>
            <Icon name="clock" size={16} />
            <time dateTime={startsAt}>{[formatDate(startsAt), ...hours(startsAt, t)].join(' · ')}</time>
          </p>
        ) : null}
      </div>
      <div className={line.tags}>
        {isLive ? <Tag tone="red">{t('meeting.live')}</Tag> : null}
        {!isLive && opensAt(row) <= now ? <Tag tone="green">{t('meeting.joinNow')}</Tag> : null}
      </div>
    </article>
  );
}

export const useComingUp = () => useResource(comingUp, everything);

/** What the reader registered for and is not over yet, the next first; left out where there is nothing. */
export function ComingSection() {
  const t = useT();
  const view = useComingUp();
  const [now] = useState(() => Date.now());
  if (view.value?.items.length === 0) return null;
  return (
    <Section title={t('dashboard.coming')}>
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('dashboard.comingError.title'), text: t('dashboard.errorText') }}
      >
        {({ items }) => (
          <ul className={styles.rows}>
            {items.map((row) => (
              <li key={row._id}>
                <ComingRow row={row} now={now} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
