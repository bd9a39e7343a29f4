import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of registering, which load with its pages. */
export const useRegisterT = createMessages('auth-register', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-register-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
