import { topicsOf } from './topic';

export const lasersTopics = topicsOf(
  'lasers',
  `
  Cutaneous Lasers | method | b | melanin as bystander; test spots; cooling; dark marks prevented | settings copied from pale-skin papers
  Laser Hair Reduction | procedure | b | Nd:YAG and diode; intervals; paradoxical growth; PCOS | tan on the day
  Q-Switched and Picosecond Lasers | procedure | b | tattoos; dermal pigment; toning with limits; confetti loss | weekly toning for melasma
  Fractional Lasers | procedure | b | ablative or not; density before energy; priming; scars | high density on the cheek
  Vascular Lasers | procedure | b | port-wine stains; telangiectasia; purpura; test | no eye shield
  Excimer Light | procedure | b | vitiligo; psoriasis of palms; dose steps; burns | treating a moving border
  Tattoo Removal | procedure | b | ink colours; intervals; green and yellow; allergy | paradoxical darkening of lip liner
  Laser Safety | method |  | eyes; plume; room; log book | one pair of goggles
  Radiofrequency and Ultrasound Tightening | procedure | b | depth; pain; selection; evidence | burn over filler
  Laser for Scars | procedure | b | timing; keloid risk; drug delivery; combined plans | red scar treated as pigment
  Intense Pulsed Light | procedure | b | filters; why brown skin burns; narrow use; alternatives | hair removal in type V
  Photodynamic Therapy | procedure | b | light sources; daylight protocol; acne; pain | pigment left behind
  Low-Level Light Therapy | procedure | b | dose; hair; wounds; home devices | claims beyond trials
`,
);
