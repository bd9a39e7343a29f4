import { paths } from '@tvacha/shared-core/paths';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { useT } from '../../common/i18n';
import { parseSection, sectionHref, sectionKey } from '../../common/sections';
import { knownWord } from '../../common/translate-known';
import { articles } from '../../state/articles';

type Head = RemoteServer['heads'][string];

/** What search engines are told of an article, and who vouches for it. */
export const articleHead: Head = ({ state, params: { slug = '' } }) => {
  const t = useT.translate;
  const canonical = paths.patientArticle(slug);
  const article = articles.select(state, { slug }).value;
  if (!article) return { title: t('article.missing.title'), canonical, status: 404 };
  const section = parseSection(String(article.section)) ?? 0;
  const { name, _id } = article.speciality;
  return {
    title: article.title,
    description: article.summary,
    canonical,
    type: 'article',
    reads: { type: 'article', id: article._id },
    trail: [
      { name: t(`sections.${sectionKey(section)}.title`), path: sectionHref(section) },
      { name: knownWord(t, 'speciality', name), path: paths.patientCategory({ speciality: _id, section, name }) },
    ],
    data: {
      '@type': 'MedicalWebPage',
      name: article.title,
      description: article.summary,
      reviewedBy: { '@type': 'Person', name: article.reviewer },
      lastReviewed: article.reviewedOn,
      datePublished: article.publishedOn,
      about: { '@type': 'MedicalCondition', name: article.title },
      audience: { '@type': 'PatientAudience' },
    },
  };
};
