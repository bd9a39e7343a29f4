import { topicsOf } from './topic';

export const hairTopics = topicsOf(
  'hair',
  `
  Androgenetic Alopecia | disease | osl | grading that two observers agree on; minoxidil on the scalp and by mouth; antiandrogens and their limits; the right time for a transplant | starting late because the family calls it stress
  Female Pattern Hair Loss | disease | oshl | the parting scale; iron, thyroid and androgen tests that matter; low-dose oral minoxidil; camouflage that patients accept | treating ferritin while the parting widens
  Telogen Effluvium | disease | sl | the calendar of triggers; fever, dengue and childbirth; the pull test; when shedding becomes chronic | long lists of blood tests for a shed that ends by itself
  Alopecia Areata | disease | cshl | exclamation-mark hairs; intralesional and topical steroid; contact immunotherapy; JAK inhibitors and their monitoring | ophiasis taken for a tight hairstyle
  Lichen Planopilaris | disease | shl | perifollicular scale; where to biopsy; hydroxychloroquine and doxycycline; measuring activity | waiting for bald patches before acting
  Frontal Fibrosing Alopecia | disease | shl | eyebrow loss as the first sign; facial papules; finasteride and dutasteride; photographs that show the hairline | confusion with traction
  Folliculitis Decalvans | disease | shl | tufting; cultures and antibiotics; isotretinoin; ending in a quiet scar | repeating short antibiotic courses
  Tinea Capitis | disease | csfl | black dots and kerion; KOH and culture from a brush; griseofulvin and terbinafine by weight; carriers at home | lancing a kerion as an abscess
  Seborrhoeic Dermatitis of the Scalp | disease | csol | Malassezia and sebum; shampoos and contact time; sebopsoriasis; maintenance | oiling a scalp that flakes
  Traction and Hair-Care Damage | disease | cs | braids, buns and turbans; heat and chemical straightening; early reversal; talking about hairstyle with respect | blaming hormones for a receding rim
  Hair Shaft Disorders | disease | csh | trichoscopy of shafts; monilethrix and pili torti; Netherton and Menkes; bubble hair | a biopsy where a plucked hair would do
  Hirsutism | disease | l | modified Ferriman-Gallwey scoring; PCOS work-up; antiandrogens and contraception; laser as a partner | laser alone in active PCOS
  Follicular Unit Extraction | procedure |  | donor assessment; graft handling; hairline design for Indian faces; shock loss | overharvesting a thin donor area
  Platelet-Rich Plasma for Hair | procedure |  | centrifuge protocols; dose and intervals; evidence by indication; consent | promising regrowth in a scarred scalp
`,
);
