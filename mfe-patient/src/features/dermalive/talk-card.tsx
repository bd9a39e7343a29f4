import type { LiveTalk } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { knownWords } from '../../common/translate-known';
import styles from './talk-card.module.css';
import { TalkOutline } from './talk-outline';

/** A talk that is on or to come: when, who, in which languages, and the way in. */
export function TalkCard({ talk }: { talk: LiveTalk }) {
  const t = useT();
  const { joinUrl, languages, minutes, speakers, startsAt, state, summary, title } = talk;
  return (
    <article className={styles.card}>
      <p className={styles.when}>
        <time dateTime={startsAt}>
          <span className={styles.day}>{formatDate(startsAt, 'day')}</span>
          <span>{t('dermalive.at', { time: formatDate(startsAt, 'clock') })}</span>
        </time>
        {state === 'live' ? (
          <Tag tone="red" icon="video">
            {t('dermalive.live')}
          </Tag>
        ) : null}
      </p>
      <h3 className={styles.title} lang="en">
        {title}
      </h3>
      <p className={styles.summary} lang="en">
        {summary}
      </p>
      <ul className={styles.facts}>
        {speakers.map(({ name, role, city }) => (
          <li key={name}>
            <Icon name="stethoscope" size={16} />
            <span>
              <strong>{name}</strong>, {role}, {city}
            </span>
          </li>
        ))}
        <li>
          <Icon name="clock" size={16} />
          {t('dermalive.minutes', { count: minutes })}
        </li>
        {languages.length > 0 ? (
          <li>
            <Icon name="translate" size={16} />
            {knownWords(t, 'language', languages)}
          </li>
        ) : null}
      </ul>
      <TalkOutline agenda={talk.agenda} label={t('dermalive.outline')} />
      {joinUrl ? (
        <div className={styles.join}>
          <Button kind={state === 'live' ? 'primary' : 'default'} icon="video" href={joinUrl}>
            {t(state === 'live' ? 'dermalive.joinNow' : 'dermalive.join')}
            <span className="visually-hidden" lang="en">
              {' '}
              {title}
            </span>
          </Button>
        </div>
      ) : null}
    </article>
  );
}
