import { useListView } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useT } from '../../common/i18n';
import { doctorFacets, doctors } from '../../state/doctors';
import { DoctorResults } from './doctor-results';
import { FinderForm } from './finder-form';
import { NearPlaces, SpecialityLinks } from './finder-links';
import { facetsQuery, finderList } from './finder-list';
import styles from './finder-page.module.css';
import { finderTitle } from './finder-title';
import { GoodToKnow } from './good-to-know';
import { Places } from './places';

/** The doctor finder (PAT-02): all that narrows it stands in its address. */
export function FinderPage() {
  const t = useT();
  const list = useListView(finderList, doctors, { links: true });
  const facets = useResource(doctorFacets, facetsQuery(list.address));
  const near = facets.value?.near ?? [];
  return (
    <div className={styles.columns}>
      <div className={styles.search}>
        <PageHeader title={finderTitle(t, list.address, facets.value?.place)} lead={t('finder.lead')} />
        <FinderForm key={list.hrefOf({})} list={list} />
        <SpecialityLinks list={list} counts={facets.value?.specialities ?? []} />
        <DoctorResults list={list} place={facets.value?.place} near={near} />
        <NearPlaces list={list} near={near} />
      </div>
      <aside className={styles.aside} aria-label={t('finder.aside')}>
        <div className={styles.asideInner}>
          <Places list={list} facets={facets.value} failed={facets.status === 'failed'} reload={facets.reload} />
          <GoodToKnow />
        </div>
      </aside>
    </div>
  );
}
