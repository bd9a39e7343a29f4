import type { Drawing } from '@tvacha/shared-contract';
import { createMessages, useLanguage } from '@tvacha/shared-core/i18n';
import { FigureArt } from '@tvacha/shared-ui/figure-art';
import { useT } from '../../common/i18n';
import type { Tone } from '../../common/tones';
import styles from './article-blocks.module.css';
import en from './locales/en.json';

/** What is drawn, for those who do not see it: a sentence for each drawing, by its name. */
const useFigureT = createMessages('patient-figures', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-figures-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});

interface FigureProps {
  illustration: Drawing;
  caption: string;
  tone: Tone;
}

/** A drawing of the text on the chosen tone; who does not see it is told what is drawn. */
export function FigureBlock({ illustration, caption, tone }: FigureProps) {
  const t = useT();
  const say = useFigureT();
  const language = useLanguage();
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} role="img" aria-label={say(illustration)} lang={language}>
        <FigureArt drawing={illustration} tone={tone} />
      </div>
      <figcaption>
        {caption}{' '}
        <span lang={language} aria-live="polite">
          {t(`article.drawnOn.${tone}`)}
        </span>
      </figcaption>
    </figure>
  );
}
