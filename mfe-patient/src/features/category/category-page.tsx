import { useListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams, useSearchParams } from '@tvacha/shared-core/router';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { useT } from '../../common/i18n';
import { parseSection, type SectionNumber, sectionName } from '../../common/sections';
import { knownWord } from '../../common/translate-known';
import { masterdata } from '../../state/masterdata';
import { ArticleResults } from './article-results';
import styles from './category-page.module.css';
import { FrontView } from './front-view';
import { SectionHeader } from './section-header';
import { hrefOf, mayBeTopic, readPlace, sectionList } from './section-list';
import { TopicLinks } from './topic-links';
import { UnknownSection, UnknownTopic } from './unknown-section';
import { useHits } from './use-hits';

/** One section: its header, topics, search, and the articles or the front view. */
function SectionScreen({ speciality, section }: { speciality: string; section: SectionNumber }) {
  const t = useT();
  const [params] = useSearchParams();
  const topics = useResource(masterdata, { type: 'patientSpecialty' });
  const { view, ...place } = readPlace(speciality, section, params);

  const topic = topics.value?.find(({ _id }) => _id === speciality);
  const unknown = !mayBeTopic(speciality) || (topics.value !== null && speciality !== 'all' && !topic);
  const list = useListAddress(sectionList, place);
  const query = { ...place, ...list.address };
  const hits = useHits({ speciality, search: unknown ? '' : query.search });
  const whole = { ...sectionList.usual, section, speciality: 'all', name: sectionName(section) };
  const isFront = view === 'main' && !query.search;

  return (
    <>
      <SectionHeader query={query} hits={hits} />
      <div className={styles.page}>
        <div className={styles.tools}>
          <TopicLinks
            topics={topics.value ?? []}
            current={speciality}
            hrefOf={(next) =>
              hrefOf({ ...whole, search: query.search, ...(next && { speciality: next._id, name: next.name }) })
            }
          />
          <div>
            <SearchField
              label={t('category.search')}
              placeholder={t('category.searchPlaceholder')}
              value={query.search}
              onChange={(search) => list.change({ search }, { replace: true })}
            />
          </div>
        </div>
        {unknown ? <UnknownTopic href={hrefOf(whole)} /> : null}
        {!unknown && isFront ? <FrontView query={query} /> : null}
        {!unknown && !isFront ? (
          <ArticleResults
            place={place}
            query={query}
            topic={topic && knownWord(t, 'speciality', topic.name)}
            hits={hits}
            clearHref={hrefOf(whole)}
          />
        ) : null}
      </div>
    </>
  );
}

/** `/patient/category/:speciality?name=…&section=N[&view=main][&search=…][&page=…]`. */
export function CategoryPage() {
  const { speciality = 'all' } = useParams();
  const [search] = useSearchParams();
  const section = parseSection(search.get('section'));
  if (section === undefined) return <UnknownSection />;
  return <SectionScreen speciality={speciality} section={section} />;
}
