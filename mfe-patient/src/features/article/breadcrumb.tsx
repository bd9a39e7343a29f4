import type { ArticleDetail } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import { parseSection, sectionHref, sectionKey } from '../../common/sections';
import styles from './breadcrumb.module.css';

/** The way back: the section, then the topic within it. */
export function Breadcrumb({ article }: { article: ArticleDetail }) {
  const t = useT();
  const section = parseSection(String(article.section)) ?? 0;
  const { _id, name } = article.speciality;
  return (
    <nav aria-label={t('article.breadcrumb')}>
      <ol className={styles.trail}>
        <li>
          <Link to={sectionHref(section)}>{t(`sections.${sectionKey(section)}.title`)}</Link>
          <Icon name="caret-right" size={16} />
        </li>
        <li>
          <Link to={paths.patientCategory({ speciality: _id, section, name })}>{name}</Link>
        </li>
      </ol>
    </nav>
  );
}
