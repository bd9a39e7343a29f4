import type { LiveTalk } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { ListResults } from '@tvacha/shared-ui/list-screen';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { sectionName } from '../../common/sections';
import { knownWord, knownWords } from '../../common/translate-known';
import { liveTalks } from '../../state/live-talks';
import page$ from './dermalive-page.module.css';
import styles from './past-talks.module.css';
import { TalkOutline } from './talk-outline';
import { pastTalks } from './talk-queries';

/** Talks that are over: what was spoken of, and where to read on. */
export function PastTalks() {
  const t = useT();
  const id = useId();
  const list = useListView(pastTalks, liveTalks, { links: true });
  return (
    <section className={page$.section} aria-labelledby={id}>
      <h2 id={id}>{t('dermalive.past')}</h2>
      <ListResults
        list={list}
        shape="list"
        words={{ failed: { title: t('dermalive.error'), text: t('finder.error.text') } }}
        empty={
          <p className={styles.none}>
            {t('dermalive.noPast')}{' '}
            {list.address.page > 1 ? <Link to={paths.dermalive()}>{t('dermalive.firstPage')}</Link> : null}
          </p>
        }
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((talk) => (
              <li key={talk._id}>
                <PastTalk talk={talk} />
              </li>
            ))}
          </ul>
        )}
      </ListResults>
    </section>
  );
}

function PastTalk({ talk }: { talk: LiveTalk }) {
  const t = useT();
  const { agenda, languages, speakers, speciality, startsAt, summary, title } = talk;
  return (
    <article className={styles.talk}>
      <time className={styles.day} dateTime={startsAt}>
        {formatDate(startsAt)}
      </time>
      <div className={styles.words}>
        <h3 lang="en">{title}</h3>
        <p lang="en">{summary}</p>
        <p className={styles.who}>
          {speakers.map(({ name, city }) => `${name}, ${city}`).join('; ')}
          {languages.length > 0 ? ` · ${knownWords(t, 'language', languages)}` : ''}
        </p>
        <TalkOutline agenda={agenda} label={t('dermalive.covered')} />
      </div>
      {speciality ? (
        <Link
          className={styles.read}
          to={paths.patientCategory({ speciality: speciality._id, section: 3, name: sectionName(3) })}
        >
          {t('dermalive.read', { topic: knownWord(t, 'speciality', speciality.name) })}
          <Icon name="arrow-right" size={16} />
        </Link>
      ) : null}
    </article>
  );
}
