import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../locales/en.json';

/** The few words of the platform itself. */
export const coreWords = createMessages('core', { en });
