import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of one's learning; they come with its page. */
export const useLearningT = createMessages('doctor-learning', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-learning-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
export type LearningTranslate = ReturnType<typeof useLearningT>;
