import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { sectionHref, sectionKey, sectionNumbers } from '../../common/sections';
import { sectionArt } from './section-header';
import styles from './unknown-section.module.css';

/** Where a link names no section: the five there are. */
export function UnknownSection() {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageHeader title={t('category.unknown.title')} lead={t('category.unknown.text')} />
      <ul className={styles.list}>
        {sectionNumbers.map((section) => (
          <li key={section}>
            <Link to={sectionHref(section)} className={styles.card}>
              <span className={styles.art}>
                <ConditionArt illustration={sectionArt[sectionKey(section)][section]} tone={section} />
              </span>
              <span className={styles.title}>{t(`sections.${sectionKey(section)}.title`)}</span>
              <span className={styles.lead}>{t(`sections.${sectionKey(section)}.lead`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a link names a topic that there is not. */
export function UnknownTopic({ href }: { href: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('category.unknownTopic.title')}
      text={t('category.unknownTopic.text')}
      action={<Button href={href}>{t('category.unknownTopic.action')}</Button>}
    />
  );
}
