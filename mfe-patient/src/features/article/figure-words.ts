import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** What is drawn, for those who do not see it: a sentence for each drawing, by its name. */
export const useFigureT = createMessages('patient-figures', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-figures-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
