import { acne } from './acne';
import { acneMarksOnFiveSkinTones } from './acne-marks-on-five-skin-tones';
import type { ArticleSeed } from './article-seed';
import { atopicEczemaInChildren } from './atopic-eczema-in-children';
import { blackHennaBurns } from './black-henna-burns';
import { dandruff } from './dandruff';
import { fairnessCreamsAndMercury } from './fairness-creams-and-mercury';
import { fungalNails } from './fungal-nails';
import { hairFallInWomen } from './hair-fall-in-women';
import { headLice } from './head-lice';
import { hivesWithinADay } from './hives-within-a-day';
import { hotBathsAndDrySkin } from './hot-baths-and-dry-skin';
import { howHairGrowsAndFalls } from './how-hair-grows-and-falls';
import { howSkinProtectsYou } from './how-skin-protects-you';
import { isItRingwormOrEczema } from './is-it-ringworm-or-eczema';
import { jockItchCare } from './jock-itch-care';
import { laserHairRemovalBrownSkin } from './laser-hair-removal-brown-skin';
import { leaveYourCuticlesAlone } from './leave-your-cuticles-alone';
import { leprosyIsCurable } from './leprosy-is-curable';
import { livingWellWithPsoriasis } from './living-well-with-psoriasis';
import { medicinesForAcne } from './medicines-for-acne';
import { melasma } from './melasma';
import { moisturiserThatSuitsYou } from './moisturiser-that-suits-you';
import { nailChangesAtAGlance } from './nail-changes-at-a-glance';
import { oilAndDandruff } from './oil-and-dandruff';
import { palePatchesWhatTheyMayBe } from './pale-patches-what-they-may-be';
import { poppingAPimple } from './popping-a-pimple';
import { pricklyHeatInBabies } from './prickly-heat-in-babies';
import { psoriasisOnBrownSkin } from './psoriasis-on-brown-skin';
import { ringworm } from './ringworm';
import { scabies } from './scabies';
import { sexualInfectionsQuietAndTreatable } from './sexual-infections-quiet-and-treatable';
import { simpleRoutineForBrownSkin } from './simple-routine-for-brown-skin';
import { skinSurgeryWhatToExpect } from './skin-surgery-what-to-expect';
import { sunThroughYourDay } from './sun-through-your-day';
import { sunscreenHowMuch } from './sunscreen-how-much';
import { threePatternsOfHairLoss } from './three-patterns-of-hair-loss';
import { vitiligo } from './vitiligo';
import { whatADermoscopeSees } from './what-a-dermoscope-sees';
import { whatIsInASteroidCream } from './what-is-in-a-steroid-cream';
import { whatNailsCanTell } from './what-nails-can-tell';
import { whatPeopleSayAboutPimples } from './what-people-say-about-pimples';
import { whySkinComesInManyColours } from './why-skin-comes-in-many-colours';

/** Every patient article, section by section in the order they are shown. */
export const articleSeeds: readonly ArticleSeed[] = [
  howSkinProtectsYou,
  whySkinComesInManyColours,
  howHairGrowsAndFalls,
  whatNailsCanTell,
  leprosyIsCurable,
  sexualInfectionsQuietAndTreatable,
  whatIsInASteroidCream,
  whatADermoscopeSees,
  whatPeopleSayAboutPimples,
  sunscreenHowMuch,
  fairnessCreamsAndMercury,
  oilAndDandruff,
  leaveYourCuticlesAlone,
  hotBathsAndDrySkin,
  poppingAPimple,
  blackHennaBurns,
  pricklyHeatInBabies,
  isItRingwormOrEczema,
  acneMarksOnFiveSkinTones,
  palePatchesWhatTheyMayBe,
  psoriasisOnBrownSkin,
  threePatternsOfHairLoss,
  sunThroughYourDay,
  nailChangesAtAGlance,
  hivesWithinADay,
  ringworm,
  acne,
  hairFallInWomen,
  melasma,
  atopicEczemaInChildren,
  scabies,
  dandruff,
  vitiligo,
  jockItchCare,
  fungalNails,
  simpleRoutineForBrownSkin,
  moisturiserThatSuitsYou,
  skinSurgeryWhatToExpect,
  livingWellWithPsoriasis,
  laserHairRemovalBrownSkin,
  headLice,
  medicinesForAcne,
];
