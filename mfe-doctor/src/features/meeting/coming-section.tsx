import type { Result } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Tag } from '@tvacha/shared-ui/tag';
import { useId, useState } from 'react';
import { useT } from '../../common/i18n';
import { everything } from '../../common/use-folder-options';
import { kindRows } from '../../kinds/kind-rows';
import { foundKindOf, piecePath } from '../../kinds/paths';
import { comingUp } from '../../state/meetings';
import styles from './coming-section.module.css';
import { hours, opensAt, stageOf } from './meeting';
import { DayBox } from './meeting-line';
import line from './meeting-line.module.css';

type Registration = Result<'events.registrations'>['items'][number];

const oneOf = new Map(Object.values(kindRows).map(({ name, one }) => [name as string, one.en]));

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
        <p className={line.line}>{oneOf.get(foundKindOf(row))}</p>
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
  const heading = useId();
  const view = useComingUp();
  const [now] = useState(() => Date.now());
  if (view.value?.items.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('dashboard.coming')}
      </h2>
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
    </section>
  );
}
