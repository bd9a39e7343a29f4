import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

type Key = keyof typeof en;

/** The keys of the text, in its order. */
export const privacyKeys = Object.keys(en) as Key[];

/** The privacy policy, paragraph by paragraph. */
export const usePrivacyT = createMessages('privacy', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-privacy-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
