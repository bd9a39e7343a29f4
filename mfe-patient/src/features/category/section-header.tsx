import { ArtHeader } from '../../common/art-header';
import { useT } from '../../common/i18n';
import { sectionKey } from '../../common/sections';
import { sectionArt } from './section-art';
import type { CategoryQuery } from './section-list';
import { SectionTabs } from './section-tabs';
import type { Hits } from './use-hits';

/** A section's name, what it is for, its drawing on five tones, and the way to the other sections. */
export function SectionHeader({ query, hits }: { query: CategoryQuery; hits: Hits | null }) {
  const t = useT();
  const key = sectionKey(query.section);
  return (
    <ArtHeader
      eyebrow={t('category.eyebrow')}
      title={t(`sections.${key}.title`)}
      lead={t(`sections.${key}.lead`)}
      art={sectionArt[key]}
    >
      <SectionTabs query={query} hits={hits} />
    </ArtHeader>
  );
}
