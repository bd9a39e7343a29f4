import { useResource } from '@tvacha/shared-core/resources';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { ArtHeader } from '../../common/art-header';
import { useT } from '../../common/i18n';
import { liveTalks } from '../../state/live-talks';
import styles from './dermalive-page.module.css';
import { HowItWorks } from './how-it-works';
import { PastTalks } from './past-talks';
import { TalkCard } from './talk-card';
import { comingQuery } from './talk-queries';

const drawings = ['hairfall', 'ringworm', 'vitiligo', 'eczema', 'acne'] as const;

/** Dermalive: dermatologists speak to patients on video, and answer them (PAT-03). */
export function DermalivePage() {
  const t = useT();
  const id = useId();
  const coming = useResource(liveTalks, comingQuery);
  return (
    <>
      <ArtHeader
        eyebrow={t('dermalive.eyebrow')}
        title={t('dermalive.title')}
        lead={t('dermalive.lead')}
        art={drawings}
      />
      <div className={styles.page}>
        <section className={styles.section} aria-labelledby={`${id}-coming`}>
          <h2 id={`${id}-coming`}>{t('dermalive.coming')}</h2>
          <Loaded
            view={coming}
            shape="list"
            failed={{ title: t('dermalive.error'), text: t('finder.error.text') }}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title={t('dermalive.none.title')} text={t('dermalive.none.text')} />}
          >
            {({ items }) => (
              <ul className={styles.coming}>
                {items.map((talk) => (
                  <li key={talk._id}>
                    <TalkCard talk={talk} />
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </section>
        <HowItWorks />
        <PastTalks />
      </div>
    </>
  );
}
