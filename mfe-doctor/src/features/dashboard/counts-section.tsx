import { useCounts } from '@tvacha/shared-core/counts';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { CountTiles } from './count-tiles';
import styles from './dashboard-page.module.css';

export function CountsSection() {
  const t = useT();
  const heading = useId();
  const { counts, ...asked } = useCounts();
  const failed = { title: t('dashboard.countsError.title'), text: t('dashboard.errorText') };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('dashboard.counts')}
      </h2>
      <Loaded view={{ ...asked, value: counts }} shape="list" failed={failed}>
        {(known) => <CountTiles counts={known} />}
      </Loaded>
    </section>
  );
}
