import { routes } from '../../../mfe-doctor/src/app/routes';
import { reducers, saga } from '../../../mfe-doctor/src/app/state';
import type { AreaCode } from './area-code';

export const code: AreaCode = { routes, reducers, saga };
