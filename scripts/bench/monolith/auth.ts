import { routes } from '../../../mfe-auth/src/app/routes';
import { reducers, saga } from '../../../mfe-auth/src/app/state';
import type { AreaCode } from './areas';

export const code: AreaCode = { routes, reducers, saga };
