import { clinicSkills } from './clinic-skills';
import { injectionsAndSurgery } from './injections-and-surgery';
import { medicinesAndLight } from './medicines-and-light';
import type { ProguideSeed } from './proguide';

/** All guide films of the demonstration; each has its transcript, none a film yet. */
export const proguideSeeds: readonly ProguideSeed[] = [...clinicSkills, ...injectionsAndSurgery, ...medicinesAndLight];
