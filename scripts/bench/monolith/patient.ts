import { routes } from '../../../mfe-patient/src/app/routes';
import { reducers, saga } from '../../../mfe-patient/src/app/state';
import type { AreaCode } from './area-code';

export const code: AreaCode = { routes, reducers, saga };
