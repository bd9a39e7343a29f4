import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import { knownWord } from '../../common/known-words';
import styles from './chips.module.css';
import {
  emptyQuery,
  type FilterName,
  type FinderQuery,
  filterNames,
  hasBadPincode,
  hrefOf,
  hrefWith,
} from './finder-query';

/** What narrows the list; each is a link to the list without it. */
export function ActiveFilters({ query }: { query: FinderQuery }) {
  const t = useT();
  const active = filterNames.filter((name) => query[name] !== '' && !(name === 'pincode' && hasBadPincode(query)));
  if (active.length === 0) return null;
  const label = (name: FilterName) => {
    const value = query[name];
    if (name === 'speciality' || name === 'language') return knownWord(t, name, value);
    if (name === 'pincode') return t('finder.pincode', { pincode: value });
    return name === 'name' ? `“${value}”` : value;
  };
  return (
    <nav className={styles.active} aria-label={t('finder.filters')}>
      <ul className={styles.chips}>
        {active.map((name) => (
          <li key={name}>
            <Link
              className={styles.filter}
              to={hrefWith(query, { [name]: '' })}
              aria-label={t('finder.remove', { name: label(name) })}
            >
              {label(name)}
              <Icon name="x" size={16} />
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.clear} to={hrefOf({ ...emptyQuery, sort: query.sort })}>
            {t('finder.clear')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
