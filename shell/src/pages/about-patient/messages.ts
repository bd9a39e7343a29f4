import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the page for patients. */
export const useAboutPatientT = createMessages('about-patient', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-about-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
