import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../../locales/en.json';

export const useT = createMessages('admin', { en });
export type Translate = ReturnType<typeof useT>;
