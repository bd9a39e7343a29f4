import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Band } from '../parts/band';
import { Faq } from '../parts/faq';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { ResourceGrid } from '../parts/resource-grid';
import { Points } from '../parts/statements';
import { useBenefitsT } from './messages';
import { ReadingDrawing } from './reading-drawing';

const more = [
  { icon: 'bookmark-simple', key: 'place' },
  { icon: 'chats', key: 'answers' },
  { icon: 'images', key: 'name' },
  { icon: 'graduation-cap', key: 'certificate' },
  { icon: 'map-pin', key: 'found' },
  { icon: 'prohibit', key: 'quiet' },
] as const;
const questions = ['who', 'code', 'cost', 'long', 'devices', 'patients', 'leave'] as const;

/** What members have of their membership. */
export function BenefitsPage() {
  const t = useBenefitsT();
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
          points={more.map(({ icon, key }) => ({ icon, title: t(`more.${key}`), text: t(`more.${key}.text`) }))}
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
