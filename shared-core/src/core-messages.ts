import { type ToastCode, toasts } from '@tvacha/shared-contract/toasts';
import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../locales/en.json';

/** The few words of the platform itself. */
export const coreWords = createMessages('core', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `../locales/${language}.json`),
});

/** Text that holds no placeholders, as a build would compile it: nothing needs to read it for any. */
const compiled = (code: string): string[] => [toasts[code as ToastCode].text];

/** What notices with a code say. Their English is the product's and stands in the contract. */
export const toastWords = createMessages('toasts', {
  en: Object.fromEntries(Object.keys(toasts).map((code) => [code, compiled(code)])) as Record<ToastCode, string[]>,
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./toasts/locales/${language}.json`),
});
