import { createMessages } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Band } from '../parts/band';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { ResourceGrid } from '../parts/resource-grid';
import { Points, Steps } from '../parts/statements';
import { BookshelfDrawing } from './bookshelf-drawing';
import en from './locales/en.json';

/** The words of the page for doctors. */
const useAboutDoctorT = createMessages('about-doctor', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-about-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});

const steps = ['code', 'check', 'contacts', 'papers', 'person', 'in'] as const;
const care = [
  { icon: 'shield-check', key: 'seen' },
  { icon: 'eye-slash', key: 'shown' },
  { icon: 'download-simple', key: 'yours' },
  { icon: 'info', key: 'refused' },
] as const;

/** What doctors find here, how they become members and what happens to their papers. */
export function AboutDoctorPage() {
  const t = useAboutDoctorT();
  return (
    <>
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} lead={t('hero.lead')} art={<BookshelfDrawing />}>
        <Button kind="primary" size="lg" href={paths.verifyCustomer()}>
          {t('hero.verify')}
        </Button>
        <Button size="lg" href={paths.loginDoctor()}>
          {t('hero.login')}
        </Button>
      </PageHero>
      <PageSection
        id="shelves"
        title={t('shelves.title')}
        lead={t('shelves.lead')}
        action={<Button href={paths.benefits()}>{t('shelves.all')}</Button>}
        sunken
      >
        <ResourceGrid brief />
      </PageSection>
      <PageSection id="steps" title={t('steps.title')} lead={t('steps.lead')}>
        <Steps steps={steps.map((key) => ({ title: t(`steps.${key}`), text: t(`steps.${key}.text`) }))} />
      </PageSection>
      <PageSection id="care" title={t('care.title')} sunken>
        <Points
          points={care.map(({ icon, key }) => ({ icon, title: t(`care.${key}`), text: t(`care.${key}.text`) }))}
        />
      </PageSection>
      <Band
        id="begin"
        eyebrow={t('band.eyebrow')}
        title={t('band.title')}
        text={t('band.text')}
        first={{ label: t('hero.verify'), to: paths.verifyCustomer() }}
        second={{ label: t('band.ask'), to: paths.contact() }}
      />
    </>
  );
}
