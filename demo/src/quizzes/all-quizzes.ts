import { acneNextStep } from './acne-next-step';
import { childrensRashes } from './childrens-rashes';
import { dermatopathologyTenSlides } from './dermatopathology-ten-slides';
import { drugRashesStayOrGoHome } from './drug-rashes-stay-or-go-home';
import { lasersSettingsAndSense } from './lasers-settings-and-sense';
import { leprosySignsNervesReactions } from './leprosy-signs-nerves-reactions';
import { nailsBandByBand } from './nails-band-by-band';
import { pigmentUnderTheLens } from './pigment-under-the-lens';
import type { QuizSeed } from './quiz-seed';
import { stiTestsAndTitres } from './sti-tests-and-titres';
import { tineaOrNotTinea } from './tinea-or-not-tinea';

/** All quizzes of the demonstration. */
export const quizSeeds: readonly QuizSeed[] = [
  dermatopathologyTenSlides,
  drugRashesStayOrGoHome,
  nailsBandByBand,
  tineaOrNotTinea,
  childrensRashes,
  stiTestsAndTitres,
  acneNextStep,
  pigmentUnderTheLens,
  leprosySignsNervesReactions,
  lasersSettingsAndSense,
];
