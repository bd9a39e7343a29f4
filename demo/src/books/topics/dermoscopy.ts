import { topicsOf } from './topic';

export const dermoscopyTopics = topicsOf(
  'dermoscopy',
  `
  Dermoscopy | method | b | polarised and contact modes; words that agree; colours in brown skin; photographs | pattern without history
  Trichoscopy | method | b | hair diversity; dots and tufts; scarring signs; follow-up fields | a scalp with fresh oil
  Dermoscopy of Inflammatory Disease | method | b | vessels and scale; follicular plugs; brown dots; descriptive record | looking for red
  Dermoscopy of Facial Pigment | method | b | melasma net; grey dots; ochronosis; seborrhoeic keratosis | laser before the lens
  Entomodermoscopy | method | b | scabies delta; lice and nits; tungiasis; ticks | treating itch unseen
  Dermoscopy of Melanocytic Naevi | method | b | acral patterns; congenital naevi; spitzoid rules; follow-up or excise | missing the acral melanoma
  Dermoscopy of Non-Melanoma Skin Cancer | method | b | pigmented BCC; keratin pearls; Bowen glomerular vessels; margins | naming every blue nest benign
  Dermoscopy of Infections | method | b | tinea hairs; molluscum; warts; leishmaniasis | skipping the scraping
  Dermoscopy of Granulomas | method | b | orange areas; sarcoid and lupus vulgaris; leprosy; what it cannot tell | diagnosis without biopsy
  Mucoscopy | method | b | lips and mouth; genital pigment; hygiene sleeves; lichen planus | lens without a cover
  Reflectance Confocal Microscopy | method |  | layers; dermoepidermal rings; use in melasma; limits | cost without question
  Digital Monitoring of Moles | method | b | baseline; intervals; total body maps; consent and storage | pictures without scale
  Handheld Ultrasound of the Skin | method |  | frequencies; cysts and abscess; filler maps; hidradenitis tunnels | probe pressure that hides fluid
`,
);
