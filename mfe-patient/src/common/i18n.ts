import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../../locales/en.json';

export const useT = createMessages('patient', { en });
export type Translate = ReturnType<typeof useT>;
