import { topicsOf } from './topic';

export const pigmentTopics = topicsOf(
  'pigment',
  `
  Melasma | disease | gsohl | visible light and heat; tinted sunscreen; triple creams with an end date; tranexamic acid and clot history | peels before photoprotection
  Vitiligo | disease | cshl | signs of activity; topical therapy by site; narrow-band UVB; choosing the surgical patient | grafting while new patches appear
  Segmental Vitiligo | disease | csl | early repigmentation window; excimer light; grafts that last; leucotrichia | calling it nevus depigmentosus
  Post-Inflammatory Hyperpigmentation | disease | cs | treat the cause first; azelaic acid and retinoids; gentle peels; realistic time lines | irritation that makes the next mark
  Lichen Planus Pigmentosus | disease | shl | hair dye and mustard oil history; slate-grey dots; tacrolimus and isotretinoin; coexisting frontal fibrosing alopecia | hydroquinone for dermal pigment
  Ashy Dermatosis | disease | shl | erythematous border in early lesions; biopsy at the edge; clofazimine and dapsone; counselling on permanence | naming every grey patch ashy
  Riehl Melanosis | disease | shl | fragrance, kumkum and dye; patch testing; dermal pigment on dermoscopy; avoidance plans | testing without the patient’s own products
  Exogenous Ochronosis | disease | sh | hydroquinone years; confetti and blue-black; biopsy proof; what lasers can do | raising the hydroquinone strength
  Acanthosis Nigricans | disease | csf | insulin resistance; facial forms in Indian men; when malignancy is likely; keratolytics and weight | bleaching a metabolic sign
  Periorbital Hyperpigmentation | disease | s | vascular, pigment and shadow types; allergy and rubbing; fillers and peels; sleep as an honest answer | one cream for three causes
  Pityriasis Alba | disease | cf | telling it from vitiligo and leprosy; sensation testing; moisturiser and low-potency care; school photographs | deworming for a pale cheek
  Naevus of Ota and Dermal Melanoses | disease | csh | scleral change and eye referral; Q-switched Nd:YAG; number of sessions; recurrence | alexandrite at high fluence
  Camouflage and Micropigmentation | procedure | b | matching five skin tones; lip tattooing; infection control; fading over years | tattooing unstable vitiligo
  Phototherapy in Pigment Loss | procedure | b | unit calibration; dose steps by skin type; home units; cumulative records | stopping after six weeks
`,
);
