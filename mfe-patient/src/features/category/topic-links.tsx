import type { Speciality } from '@tvacha/shared-contract';
import { Link } from '@tvacha/shared-core/router';
import { useT } from '../../common/i18n';
import { knownWord } from '../../common/translate-known';
import styles from './topic-links.module.css';

interface TopicLinksProps {
  topics: readonly Speciality[];
  /** Id of the topic that is shown, or `all`. */
  current: string;
  hrefOf: (topic: Speciality | undefined) => string;
}

/** Narrows a section to one topic; each choice is a link, so it can be shared and gone back from. */
export function TopicLinks({ topics, current, hrefOf }: TopicLinksProps) {
  const t = useT();
  return (
    <nav className={styles.topics} aria-label={t('category.topics')}>
      <ul>
        <li>
          <Link to={hrefOf(undefined)} aria-current={current === 'all' ? 'true' : undefined}>
            {t('category.allTopics')}
          </Link>
        </li>
        {topics.map((topic) => (
          <li key={topic._id}>
            <Link to={hrefOf(topic)} aria-current={current === topic._id ? 'true' : undefined}>
              {knownWord(t, 'speciality', topic.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
