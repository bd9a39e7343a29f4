import { acneFromFirstVisitToScarCare } from './acne-from-first-visit-to-scar-care';
import { alopeciaAreataToday } from './alopecia-areata-today';
import { blisteringDiseasesAtTheBedside } from './blistering-diseases-at-the-bedside';
import { chemicalPeelsForIndianSkin } from './chemical-peels-for-indian-skin';
import { contactAllergyPatchTestingInIndia } from './contact-allergy-patch-testing-in-india';
import { cutaneousTuberculosis } from './cutaneous-tuberculosis';
import { dermoscopyInFiveSkinTones } from './dermoscopy-in-five-skin-tones';
import { drugEruptionsTheFirstDay } from './drug-eruptions-the-first-day';
import { genitalDermatologyAndSti } from './genital-dermatology-and-sti';
import { hairFallInWomen } from './hair-fall-in-women';
import { hidradenitisEarlyAndHonestCare } from './hidradenitis-early-and-honest-care';
import { infantileHaemangiomaWhenToTreat } from './infantile-haemangioma-when-to-treat';
import { keloidsAPlanForEveryScar } from './keloids-a-plan-for-every-scar';
import { laserHairReductionSettingsAndSense } from './laser-hair-reduction-settings-and-sense';
import { lasersInBrownSkin } from './lasers-in-brown-skin';
import { legUlcersInTheSmallClinic } from './leg-ulcers-in-the-small-clinic';
import { lepraReactionsInTime } from './lepra-reactions-in-time';
import { leprosyWhatEveryClinicMustKnow } from './leprosy-what-every-clinic-must-know';
import { lichenPlanusAndItsMarks } from './lichen-planus-and-its-marks';
import { melasmaShadePatienceAndProof } from './melasma-shade-patience-and-proof';
import type { Monograph } from './monograph';
import { nailUnitSurgeryStepByStep } from './nail-unit-surgery-step-by-step';
import { onychomycosisTestedAndTreated } from './onychomycosis-tested-and-treated';
import { paediatricEczema } from './paediatric-eczema';
import { pigmentDisordersInSkinOfColour } from './pigment-disorders-in-skin-of-colour';
import { psoriasisAndTheMetabolicClinic } from './psoriasis-and-the-metabolic-clinic';
import { readingTheSkinSlide } from './reading-the-skin-slide';
import { scabiesInHomesAndHostels } from './scabies-in-homes-and-hostels';
import { skinBiopsyDoneWell } from './skin-biopsy-done-well';
import { sunscreenAndShade } from './sunscreen-and-shade';
import { syphilisReturns } from './syphilis-returns';
import { theSteroidDamagedFace } from './the-steroid-damaged-face';
import { tineaInTheAgeOfSteroidCreams } from './tinea-in-the-age-of-steroid-creams';
import { trichoscopyAtlasForIndianHair } from './trichoscopy-atlas-for-indian-hair';
import { urticariaWithoutGuesswork } from './urticaria-without-guesswork';
import { vitiligoMedicalAndSurgicalCare } from './vitiligo-medical-and-surgical-care';
import { wartsAndMolluscumWithoutScars } from './warts-and-molluscum-without-scars';

/** The books that are written out in full. */
export const monographs: readonly Monograph[] = [
  tineaInTheAgeOfSteroidCreams,
  trichoscopyAtlasForIndianHair,
  acneFromFirstVisitToScarCare,
  pigmentDisordersInSkinOfColour,
  paediatricEczema,
  vitiligoMedicalAndSurgicalCare,
  dermoscopyInFiveSkinTones,
  leprosyWhatEveryClinicMustKnow,
  nailUnitSurgeryStepByStep,
  psoriasisAndTheMetabolicClinic,
  lasersInBrownSkin,
  urticariaWithoutGuesswork,
  genitalDermatologyAndSti,
  blisteringDiseasesAtTheBedside,
  hairFallInWomen,
  melasmaShadePatienceAndProof,
  scabiesInHomesAndHostels,
  onychomycosisTestedAndTreated,
  alopeciaAreataToday,
  hidradenitisEarlyAndHonestCare,
  theSteroidDamagedFace,
  lichenPlanusAndItsMarks,
  contactAllergyPatchTestingInIndia,
  lepraReactionsInTime,
  syphilisReturns,
  keloidsAPlanForEveryScar,
  skinBiopsyDoneWell,
  readingTheSkinSlide,
  chemicalPeelsForIndianSkin,
  sunscreenAndShade,
  laserHairReductionSettingsAndSense,
  infantileHaemangiomaWhenToTreat,
  wartsAndMolluscumWithoutScars,
  legUlcersInTheSmallClinic,
  drugEruptionsTheFirstDay,
  cutaneousTuberculosis,
];
