import { routes } from '../../../mfe-admin/src/app/routes';
import { reducers, saga } from '../../../mfe-admin/src/app/state';
import type { AreaCode } from './area-code';

export const code: AreaCode = { routes, reducers, saga };
