import { useResource } from '@tvacha/shared-core/resources';
import { useSearchParams } from '@tvacha/shared-core/router';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useT } from '../../common/i18n';
import { doctorFacets } from '../../state/doctors.slice';
import { ActiveFilters } from './active-filters';
import { DoctorResults } from './doctor-results';
import { FinderForm } from './finder-form';
import styles from './finder-page.module.css';
import { facetsQuery, hrefOf, readQuery } from './finder-query';
import { finderTitle } from './finder-title';
import { GoodToKnow } from './good-to-know';
import { Places } from './places';
import { SpecialityLinks } from './speciality-links';

/** The doctor finder (PAT-02): all that narrows it stands in its address. */
export function FinderPage() {
  const t = useT();
  const [params] = useSearchParams();
  const query = readQuery(params);
  const facets = useResource(doctorFacets, facetsQuery(query));
  return (
    <div className={styles.columns}>
      <div className={styles.search}>
        <PageHeader title={finderTitle(t, query)} lead={t('finder.lead')} />
        <FinderForm key={hrefOf(query)} query={query} />
        <SpecialityLinks query={query} counts={facets.value?.specialities ?? []} />
        <ActiveFilters query={query} />
        <DoctorResults query={query} />
      </div>
      <aside className={styles.aside} aria-label={t('finder.aside')}>
        <div className={styles.asideInner}>
          <Places query={query} facets={facets.value} failed={facets.status === 'failed'} reload={facets.reload} />
          <GoodToKnow />
        </div>
      </aside>
    </div>
  );
}
