import { topicsOf } from './topic';

export const leprosyTopics = topicsOf(
  'leprosy',
  `
  Leprosy | disease | cgohfl | three cardinal signs; slit-skin smear; MDT regimens; contacts and single-dose rifampicin | no sensory test of a pale patch
  Lepra Reactions | disease | gfl | type one and two; prednisolone schedules; thalidomide with care; nerve function charts | stopping MDT
  Leprosy Neuropathy | disease | fl | palpation of nerves; monofilament testing; silent neuritis; nerve abscess | testing hands and forgetting eyes
  Leprosy Disability Prevention | method | f | self-care groups; MCR footwear; eye care; reconstructive surgery | dressing without off-loading
  Histoid and Relapsed Leprosy | disease | hfl | shiny nodules; drug resistance; smear and mouse footpad history; second-line drugs | calling it neurofibroma
  Childhood Leprosy | disease | hf | school surveys; indeterminate patch; dosing by weight; family tracing | pityriasis alba without a sensory test
  Leprosy Elimination | method | f | case finding; NLEP returns; urban pockets; stigma and law | skill lost with numbers
  Slit-Skin Smear and Bedside Tests | method |  | sites and pressure; reading the index; sensory, sweat and nerve tests; quality | a smear with blood
  Plantar Ulcer Care | disease | fl | plantar pressure; total contact cast; infection; home care | antibiotics without rest
  Pure Neuritic Leprosy | disease | hfl | nerve biopsy; ultrasound; ENMG; treatment as few or many | waiting for a patch
  Leprosy Reconstructive Surgery | procedure |  | claw hand transfers; foot drop; eyelid; physiotherapy before and after | surgery during a reaction
  Erythema Nodosum Leprosum | disease | ghfl | severity scale; clofazimine and thalidomide; steroid-sparing; chronic ENL | years of prednisolone
`,
);
