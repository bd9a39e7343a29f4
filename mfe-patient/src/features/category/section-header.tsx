import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { useT } from '../../common/i18n';
import { sectionKey, sectionNumbers } from '../../common/sections';
import type { CategoryQuery } from './category-query';
import { sectionArt } from './section-art';
import styles from './section-header.module.css';
import { SectionTabs } from './section-tabs';
import type { Hits } from './use-hits';

/** A section's name, what it is for, its drawing on five tones, and the way to the other sections. */
export function SectionHeader({ query, hits }: { query: CategoryQuery; hits: Hits | null }) {
  const t = useT();
  const key = sectionKey(query.section);
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <PageHeader
            eyebrow={t('category.eyebrow')}
            title={t(`sections.${key}.title`)}
            lead={t(`sections.${key}.lead`)}
          />
        </div>
        <div className={styles.art} aria-hidden="true">
          {sectionNumbers.map((tone) => (
            <span key={tone}>
              <ConditionArt illustration={sectionArt[key][tone]} tone={tone} />
            </span>
          ))}
        </div>
      </div>
      <SectionTabs query={query} hits={hits} />
    </div>
  );
}
