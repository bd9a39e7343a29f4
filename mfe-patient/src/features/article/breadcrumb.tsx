import type { ArticleDetail } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Breadcrumb as Trail } from '@tvacha/shared-ui/breadcrumb';
import { useT } from '../../common/i18n';
import { parseSection, sectionHref, sectionKey } from '../../common/sections';
import { knownWord } from '../../common/translate-known';

/** The way back: the section, then the topic within it. */
export function Breadcrumb({ article }: { article: ArticleDetail }) {
  const t = useT();
  const section = parseSection(String(article.section)) ?? 0;
  const { _id, name } = article.speciality;
  return (
    <Trail
      label={t('article.breadcrumb')}
      items={[
        { label: t(`sections.${sectionKey(section)}.title`), href: sectionHref(section) },
        { label: knownWord(t, 'speciality', name), href: paths.patientCategory({ speciality: _id, section, name }) },
      ]}
    />
  );
}
