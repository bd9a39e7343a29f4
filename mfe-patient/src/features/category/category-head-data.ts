import { paths } from '@tvacha/shared-core/paths';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { useT } from '../../common/i18n';
import { parseSection, sectionHref, sectionKey, sectionName } from '../../common/sections';
import { knownWord } from '../../common/translate-known';
import { masterdata } from '../../state/masterdata';
import { hrefOf, mayBeTopic, sectionList } from './section-list';

type Head = RemoteServer['heads'][string];

/** What search engines are told of a section, or of one topic in it. */
export const categoryHead: Head = ({ state, params: { speciality = 'all' }, search }) => {
  const t = useT.translate;
  const section = parseSection(search.get('section'));
  if (section === undefined) {
    const canonical = `/patient/category/${encodeURIComponent(speciality)}`;
    return { title: t('category.unknown.title'), canonical, status: 404 };
  }
  const key = sectionKey(section);
  const title = t(`sections.${key}.title`);
  const description = t(`sections.${key}.lead`);
  const { page } = sectionList.read(search);
  if (speciality === 'all') {
    const all = { speciality, section, name: sectionName(section), search: '', page };
    return { title, description, canonical: page > 1 ? hrefOf(all) : sectionHref(section) };
  }
  const topics = masterdata.select(state, { type: 'patientSpecialty' }).value;
  const topic = topics?.find(({ _id }) => _id === speciality);
  const canonical = paths.patientCategory({ speciality, section, name: topic?.name ?? title });
  if (!topic || !mayBeTopic(speciality)) return { title: t('category.unknownTopic.title'), canonical, status: 404 };
  return {
    title: `${knownWord(t, 'speciality', topic.name)}: ${title}`,
    description,
    canonical,
    trail: [{ name: title, path: sectionHref(section) }],
  };
};
