import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the page for doctors. */
export const useAboutDoctorT = createMessages('about-doctor', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-about-doctor-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
