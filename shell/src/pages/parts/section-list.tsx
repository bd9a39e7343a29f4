import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { pickWords } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { IconLine } from './icon-line';
import { usePartsT } from './messages';
import styles from './section-list.module.css';

const icons = {
  facts: 'book-open',
  bytes: 'lightbulb',
  graphics: 'images',
  problems: 'first-aid',
  solutions: 'hand-heart',
} as const;

/** The five patient sections, each with what it is for. */
export function SectionList() {
  const t = usePartsT();
  return (
    <ul className={styles.list}>
      {patientSections.map(({ key, title, hi }, section) => (
        <li key={key}>
          <Link className={styles.link} to={paths.patientCategory({ speciality: 'all', section, name: title })}>
            <IconLine icon={icons[key]} name={pickWords({ en: title, hi })} about={t(`sections.${key}`)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
