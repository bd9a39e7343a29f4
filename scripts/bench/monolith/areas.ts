import type { RemoteDescription } from '@tvacha/shared-contract/registry';
import admin from '../../../mfe-admin/remote.json';
import auth from '../../../mfe-auth/remote.json';
import doctor from '../../../mfe-doctor/remote.json';
import patient from '../../../mfe-patient/remote.json';
import type { AreaInfo } from '../../../shell/src/federation/contract';
import type { AreaCode } from './area-code';

const described = (description: unknown): AreaInfo => ({ ...(description as RemoteDescription), available: true });
export const areas = [auth, doctor, patient, admin].map(described);

/** The same code as the remotes, behind one lazy boundary each, as a single application would have it. */
export const load: Record<AreaInfo['area'], () => Promise<AreaCode>> = {
  auth: () => import('./auth').then(({ code }) => code),
  doctor: () => import('./doctor').then(({ code }) => code),
  patient: () => import('./patient').then(({ code }) => code),
  admin: () => import('./admin').then(({ code }) => code),
};
