import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';
import hi from './locales/hi.json';

export type HomeKey = keyof typeof en;

/** The words of the front page. */
export const useHomeT = createMessages('home', { en, hi });
