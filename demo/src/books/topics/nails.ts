import { topicsOf } from './topic';

export const nailsTopics = topicsOf(
  'nails',
  `
  Nail Psoriasis | disease | cshl | NAPSI; intralesional steroid; systemic choice; nails as joint signal | antifungals for pits
  Onychomycosis | disease | oshl | clipping with PAS; terbinafine and itraconazole; mechanical debridement; cure by the calendar | stopping at three months by sight
  Paronychia | disease | cfl | acute or chronic; wet work; candida as guest; steroid under cover | months of antifungals
  Longitudinal Melanonychia | disease | csh | benign bands in brown skin; warning signs; matrix biopsy; children | filing the evidence away
  Ingrown Toenail | disease | cfl | taping and gutter; phenol; shoes; diabetes | avulsion that comes back
  Nail Lichen Planus | disease | csh | thinning and pterygium; early steroid; twenty-nail dystrophy; photographs | waiting till the matrix is lost
  Nail Unit Tumours | disease | sh | glomus and its three signs; onychomatricoma; squamous carcinoma; imaging | curing the wart that is cancer
  Nail Unit Surgery | procedure |  | digital block; tourniquet time; matrix and bed biopsy; dressings | no tourniquet removal check
  Brittle Nails | disease | ol | water and detergents; biotin evidence; lacquers; iron and thyroid | supplements for all
  Systemic Disease and the Nail | disease | h | clubbing and koilonychia; half-and-half nails; Beau lines; capillaries | looking only at the plate
  Onychoscopy | method |  | dry and wet lens; pigment bands; onycholysis edges; reports | no photograph
  Nail Cosmetics and Their Harm | disease | l | gel and acrylate allergy; worn-down nails; UV lamps; safe salons | missed acrylate allergy before dental work
`,
);
