import { topicsOf } from './topic';

export const paediatricTopics = topicsOf(
  'paediatric',
  `
  Childhood Atopic Dermatitis | disease | hfl | moisturiser quantities; steroid by fingertip; wet wraps; food allergy tested with sense | fear of steroid
  Infantile Haemangioma | disease | sh | propranolol start; sites of risk; ulceration; PHACE | waiting at the eyelid
  Neonatal Dermatology | disease | hf | normal rashes; blisters that are urgent; collodion baby; skin care of the preterm | antiseptic on premature skin
  Napkin Dermatitis | disease | fl | cloth and disposable; candida clues; zinc and barrier; rare mimics | steroid mix under plastic
  Epidermolysis Bullosa | disease | hl | dressing plans; hands and gullet; pain; genetic advice | tape on fragile skin
  Ichthyoses | disease | hl | naming by gene and look; emollients in heat; acitretin in children; eyes and ears | overheating in summer
  Childhood Psoriasis | disease | hl | throat and guttate; topical ladders; phototherapy age; weight and school | calling it eczema in the nappy
  Paediatric Vitiligo | disease | l | tacrolimus on the face; home light; thyroid once; words for school | scaring the family
  Genodermatoses | disease | h | consanguinity; clues in hair and nails; counselling; registries | testing without a question
  Exanthems of Childhood | disease | f | hand, foot and mouth; measles is back; Kawasaki; drug or virus | stopping a needed antibiotic
  Childhood Bullous Disorders | disease | hl | linear IgA; immunofluorescence; dapsone and G6PD; impetigo as mimic | steroid alone
  Paediatric Skin Procedures | procedure |  | numbing creams; holding with kindness; cryotherapy choices; sucrose and song | force
  Birthmarks | disease | s | café-au-lait counts; port-wine stain and brain; congenital naevi; when to scan | reassurance without looking at the eye
`,
);
