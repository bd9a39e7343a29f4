import { biopsyAndDermatopathology } from './biopsy-and-dermatopathology';
import type { CourseSeed } from './course-seed';
import { dermoscopyOnIndianSkin } from './dermoscopy-on-indian-skin';
import { eczemaFromInfancyToSchool } from './eczema-from-infancy-to-school';
import { hairClinicBasics } from './hair-clinic-basics';
import { lasersAndLight } from './lasers-and-light';
import { leprosyForGeneralPractice } from './leprosy-for-general-practice';
import { safePrescribingInImmuneDisease } from './safe-prescribing-in-immune-disease';

/** All courses; the first three are those that the demo doctor took up. */
export const courseSeeds: readonly CourseSeed[] = [
  leprosyForGeneralPractice,
  dermoscopyOnIndianSkin,
  safePrescribingInImmuneDisease,
  hairClinicBasics,
  biopsyAndDermatopathology,
  lasersAndLight,
  eczemaFromInfancyToSchool,
];
