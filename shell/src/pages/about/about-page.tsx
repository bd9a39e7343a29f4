import { createMessages } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Button } from '@tvacha/shared-ui/button';
import { Band } from '../parts/band';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { Points, Steps } from '../parts/statements';
import statements from '../parts/statements.module.css';
import styles from './about-page.module.css';
import { LayersDrawing } from './layers-drawing';
import en from './locales/en.json';

/** A few paragraphs to be read in full, in columns where there is room. */
function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** The dermatologists who check the pages, by the names that stand on them. */
const board = [
  { key: 'krishnan', seed: 'leela-krishnan' },
  { key: 'pillai', seed: 'board-pillai' },
  { key: 'baruah', seed: 'board-baruah' },
  { key: 'deshmukh', seed: 'board-deshmukh' },
] as const;

function Board() {
  const t = useAboutT();
  return (
    <ul className={statements.list}>
      {board.map(({ key, seed }) => (
        <li key={key} className={styles.member}>
          <Avatar name="" seed={seed} size={72} />
          <div>
            <h3 className={styles.name}>{t(`board.${key}`)}</h3>
            <p className={styles.text}>{t(`board.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Terms and what each means here. */
function Definitions({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The words of the page about Tvacha. */
const useAboutT = createMessages('about', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-about-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});

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
