import { doctorsOf } from './doctor-seed';

/** Their accounts were closed by staff; the reasons are beside them in `disabledReasons`. */
export const disabledDoctors = doctorsOf(`
  Hemant | Purohit | Bikaner | Rajasthan | 334001 | Kote Gate | RMC 18840 | cosmetic
  Sabita | Pradhan | Berhampur | Odisha | 760001 | Gandhi Nagar | OCMR 14402 | hair
`);

export const disabledReasons = [
  'The state council has suspended the registration until March. The account opens again with the council’s letter.',
  'Closed at the doctor’s own wish after retirement.',
] as const;
