import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Band } from '../parts/band';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { Prose } from '../parts/prose';
import { Points, Steps } from '../parts/statements';
import { Board } from './board';
import { Definitions } from './definitions';
import { LayersDrawing } from './layers-drawing';
import { useAboutT } from './messages';

const steps = ['ask', 'write', 'plain', 'draw', 'review', 'again'] as const;
const policies = ['sources', 'money', 'medicines', 'mistakes', 'pictures', 'limits'] as const;
const principles = [
  { icon: 'book-open', key: 'plain' },
  { icon: 'users-three', key: 'tones' },
  { icon: 'globe', key: 'open' },
  { icon: 'lock-key', key: 'private' },
] as const;

/** What Tvacha is, how its pages come about and who answers for them. */
export function AboutPage() {
  const t = useAboutT();
  return (
    <>
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} lead={t('hero.lead')} art={<LayersDrawing />}>
        <Button size="lg" href={paths.aboutPatient()}>
          {t('hero.patients')}
        </Button>
        <Button size="lg" href={paths.aboutDoctor()}>
          {t('hero.doctors')}
        </Button>
      </PageHero>
      <PageSection id="why" title={t('why.title')} sunken>
        <Prose paragraphs={[t('why.1'), t('why.2'), t('why.3')]} />
      </PageSection>
      <PageSection id="made" title={t('made.title')} lead={t('made.lead')}>
        <Steps steps={steps.map((key) => ({ title: t(`made.${key}`), text: t(`made.${key}.text`) }))} />
      </PageSection>
      <PageSection id="board" title={t('board.title')} lead={t('board.lead')} sunken>
        <Board />
      </PageSection>
      <PageSection id="principles" title={t('principles.title')}>
        <Points
          points={principles.map(({ icon, key }) => ({
            icon,
            title: t(`principles.${key}`),
            text: t(`principles.${key}.text`),
          }))}
        />
      </PageSection>
      <PageSection id="policy" title={t('policy.title')} sunken beside>
        <Definitions rows={policies.map((key) => ({ term: t(`policy.${key}`), text: t(`policy.${key}.text`) }))} />
      </PageSection>
      <Band
        id="write"
        eyebrow={t('band.eyebrow')}
        title={t('band.title')}
        text={t('band.text')}
        first={{ label: t('band.write'), to: paths.contact() }}
        second={{ label: t('band.privacy'), to: paths.privacy() }}
      />
    </>
  );
}
