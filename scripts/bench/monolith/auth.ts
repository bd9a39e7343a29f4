import { routes } from '../../../mfe-auth/src/app/routes';
import { reducers, saga } from '../../../mfe-auth/src/app/state';
import type { AreaCode } from './area-code';

export const code: AreaCode = { routes, reducers, saga };
