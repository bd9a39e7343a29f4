import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

export type AccountKey = keyof typeof en;

/** The words of the pages of one's own account. */
export const useAccountT = createMessages('account', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-account-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
