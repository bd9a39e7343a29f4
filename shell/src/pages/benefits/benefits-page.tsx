import { createMessages } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useExists } from '../../frame/page/areas-context';
import { Band } from '../parts/band';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { ResourceGrid } from '../parts/resource-grid';
import { Points } from '../parts/statements';
import styles from './benefits-page.module.css';
import en from './locales/en.json';
import { ReadingDrawing } from './reading-drawing';

interface FaqProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers. */
function Faq({ questions }: FaqProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="caret-down" size={20} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** The words of the page of the benefits. */
const useBenefitsT = createMessages('benefits', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-benefits-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});

/** What is promised, and the page that keeps it: without that page nothing is said of it. */
const more = [
  { icon: 'bookmark-simple', key: 'place', at: paths.doctorDashboard() },
  { icon: 'chats', key: 'answers', at: '/doctor/questions' },
  { icon: 'images', key: 'name', at: paths.contributions('case') },
  { icon: 'graduation-cap', key: 'certificate', at: '/certificates' },
  { icon: 'map-pin', key: 'found', at: paths.findADoctor() },
  { icon: 'prohibit', key: 'quiet', at: paths.home() },
] as const;
const questions = ['who', 'code', 'cost', 'long', 'devices', 'patients', 'leave'] as const;

/** What members have of their membership. */
export function BenefitsPage() {
  const t = useBenefitsT();
  const exists = useExists();
  const kept = more.filter(({ at }) => exists(at));
  return (
    <>
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} lead={t('hero.lead')} art={<ReadingDrawing />}>
        <Button kind="primary" size="lg" href={paths.verifyCustomer()}>
          {t('hero.join')}
        </Button>
        <Button size="lg" href={paths.aboutDoctor()}>
          {t('hero.how')}
        </Button>
        <Button kind="text" size="lg" href={paths.demoRegistration()}>
          {t('hero.demo')}
        </Button>
      </PageHero>
      <PageSection id="kinds" title={t('kinds.title')} lead={t('kinds.lead')} sunken>
        <ResourceGrid />
      </PageSection>
      <PageSection id="more" title={t('more.title')}>
        <Points
          points={kept.map(({ icon, key }) => ({ icon, title: t(`more.${key}`), text: t(`more.${key}.text`) }))}
        />
      </PageSection>
      <PageSection id="questions" title={t('faq.title')} sunken beside>
        <Faq questions={questions.map((key) => ({ question: t(`faq.${key}`), answer: t(`faq.${key}.a`) }))} />
      </PageSection>
      <Band
        id="join"
        eyebrow={t('band.eyebrow')}
        title={t('band.title')}
        text={t('band.text')}
        first={{ label: t('band.verify'), to: paths.verifyCustomer() }}
        second={{ label: t('band.ask'), to: paths.contact() }}
      />
    </>
  );
}
