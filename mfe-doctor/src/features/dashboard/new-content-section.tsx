import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { everything } from '../../common/use-folder-options';
import { kindRows, listPaths } from '../../kinds/kind-rows';
import { openKinds } from '../../kinds/screens';
import { news } from './new-content';
import styles from './new-content-section.module.css';

export const useNews = () => useResource(news, everything);

/** How much is new of each kind, which leads to its list; left out at a first visit, and where nothing is. */
export function NewsSection() {
  const t = useT();
  const view = useNews();
  if (view.value?.kinds.length === 0) return null;
  return (
    <Section title={t('dashboard.news')}>
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('dashboard.newsError.title'), text: t('dashboard.errorText') }}
      >
        {({ since, kinds }) => (
          <>
            <p className={styles.since}>
              {since ? t('dashboard.newsSince', { time: formatDate(since, 'time') }) : null}
            </p>
            <ul className={styles.kinds}>
              {openKinds.map((key) => {
                const found = kinds.find(({ name }) => name === key);
                return found ? (
                  <li key={key}>
                    <Link to={listPaths[key]} className={styles.kind}>
                      <Icon name={kindRows[key].icon} size={20} />
                      {kindRows[key].title.en} <span className={styles.count}>{formatNumber(found.count)}</span>
                    </Link>
                  </li>
                ) : null;
              })}
            </ul>
          </>
        )}
      </Loaded>
    </Section>
  );
}
