import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { useInjection } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FinderCard } from '../parts/finder-card';
import { addPageArticles } from '../parts/page-articles';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { Steps } from '../parts/statements';
import styles from './about-patient-page.module.css';
import { DermaliveCard } from './dermalive-card';
import { useAboutPatientT } from './messages';
import { SectionNews } from './section-news';
import { ToneColumns } from './tone-columns';
import { WhenToGo } from './when-to-go';

const problems = 3;
const readSteps = ['see', 'tone', 'box', 'date'] as const;
const bring = ['1', '2', '3', '4'] as const;

/** The consumer dashboard: all that patients find here (PAT-03). */
export function AboutPatientPage() {
  const t = useAboutPatientT();
  useInjection(addPageArticles);
  return (
    <>
      <PageHero
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        art={<ToneColumns illustration="ringworm" />}
      >
        <Button
          kind="primary"
          size="lg"
          href={paths.patientCategory({ speciality: 'all', section: problems, name: patientSections[problems].title })}
        >
          {t('hero.read')}
        </Button>
        <Button size="lg" href={paths.findADoctor()}>
          {t('hero.find')}
        </Button>
      </PageHero>
      <PageSection id="sections" title={t('sections.title')} lead={t('sections.lead')} sunken>
        <ul className={styles.sections}>
          {patientSections.map(({ key }, section) => (
            <li key={key}>
              <SectionNews section={section} />
            </li>
          ))}
          <li>
            <DermaliveCard />
          </li>
        </ul>
      </PageSection>
      <PageSection id="read" title={t('read.title')}>
        <Steps steps={readSteps.map((key) => ({ title: t(`read.${key}`), text: t(`read.${key}.text`) }))} />
      </PageSection>
      <WhenToGo />
      <PageSection id="visit" title={t('finder.title')} lead={t('finder.text')} sunken>
        <FinderCard wide />
        <h3 className={styles.title}>{t('finder.bring')}</h3>
        <ul className={styles.bring}>
          {bring.map((key) => (
            <li key={key}>{t(`finder.bring.${key}`)}</li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
