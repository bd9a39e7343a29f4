import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of uploads. */
export const useT = createMessages('ui-upload', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-upload-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
export type Translate = ReturnType<typeof useT>;
