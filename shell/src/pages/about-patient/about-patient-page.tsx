import { type Illustration, patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useInjection } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { FinderCard } from '../parts/finder-card';
import { addPageArticles } from '../parts/page-articles';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { Steps } from '../parts/statements';
import styles from './about-patient-page.module.css';
import { useAboutPatientT } from './messages';
import { SectionNews } from './section-news';
import { WhenToGo } from './when-to-go';

/** The way to Dermalive, beside the five sections. */
function DermaliveCard() {
  const t = useAboutPatientT();
  return (
    <section className={styles.card} aria-labelledby="dermalive">
      <span className={styles.icon}>
        <Icon name="video" size={24} />
      </span>
      <h3 className={styles.liveTitle} id="dermalive">
        {t('live.title')}
      </h3>
      <p className={styles.text}>{t('live.text')}</p>
      <Link className={styles.open} to={paths.dermalive()}>
        {t('live.open')}
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}

const tones = [0, 1, 2, 3, 4] as const;

/** One condition on the five skin tones, side by side. */
function ToneColumns({ illustration }: { illustration: Illustration }) {
  return (
    <div className={styles.columns}>
      {tones.map((tone) => (
        <ConditionArt key={tone} illustration={illustration} tone={tone} />
      ))}
    </div>
  );
}

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
      <PageSection id="talk" title={t('talk.title')} lead={t('talk.text')}>
        <Button icon="chats" href={paths.accountChat()}>
          {t('talk.open')}
        </Button>
      </PageSection>
    </>
  );
}
