import { topicsOf } from './topic';

export const acneTopics = topicsOf(
  'acne',
  `
  Acne Vulgaris | disease | cgsl | grading with photographs; retinoid first; antibiotics with an end date; scars prevented early | clindamycin alone for a year
  Adult Female Acne | disease | gl | cycle and jaw line; hormone tests; spironolactone and pills; make-up that does not block | missing PCOS behind a pimple
  Acne Scars | disease | l | ice-pick, boxcar and rolling; subcision; microneedling; TCA cross in brown skin | lasers on active acne
  Truncal Acne | disease | l | whey, helmets and backpacks; Malassezia folliculitis; oral options; washing after sport | antibiotics for fungal folliculitis
  Acne Fulminans and Severe Nodular Acne | disease | l | fever and joints; steroid before isotretinoin; slow dose rise; family support | full dose on day one
  Rosacea | disease | osl | warmth instead of redness; ocular signs; ivermectin and metronidazole; telling it from steroid face | overlooking it for lack of red
  Topical Steroid Damaged Face | disease | sl | the history that patients hide; stepwise withdrawal; tacrolimus and doxycycline; law and advocacy | a sudden stop without a plan
  Hidradenitis Suppurativa | disease | sl | Hurley and IHS4; clindamycin with rifampicin; adalimumab; deroofing | incision and drainage again and again
  Perioral Dermatitis | disease | cgl | zero therapy; toothpaste and inhalers; metronidazole; the rebound week | one more steroid tube
  Isotretinoin Therapy | method |  | dose per kilo and total; low-dose regimens; pregnancy prevention; lipids, mood and joints | monthly panels that change nothing
  Chemical Peels for Acne-Prone Skin | procedure | b | priming; salicylic and mandelic acids; end points on brown skin; dark marks after peels | frosting as a goal
  Adolescent Acne | disease | l | talking with teenagers; adherence tricks; school and sport; when to escalate | a lecture on chocolate
`,
);
