import { topicsOf } from './topic';

export const pathologyTopics = topicsOf(
  'pathology',
  `
  Dermatopathology | method |  | pattern first; spongiosis to vasculitis; stains; reports that answer | a slide without a story
  Clinicopathological Correlation | method |  | the request form; conference habits; second opinion; discordant cases | adjectives for diagnoses
  Direct Immunofluorescence | method |  | perilesional site; Michel medium; patterns; salt-split skin | lesion instead of edge
  Histology of Alopecia | method |  | horizontal sections; counts; scarring stages; request form | one vertical punch
  Histology of Granulomas | method |  | sarcoid, tuberculoid and palisaded; AFB and fungi; foreign body; leprosy spectrum | caseation as proof
  Histology of Pigment Disorders | method |  | melanin incontinence; melanocyte markers; vitiligo edge; pitfalls in brown skin | normal pigment read as disease
  Melanocytic Tumours | method |  | acral melanoma; Spitz; immunostains; staging words | shave of a suspected melanoma
  Adnexal Tumours | method |  | syringoma to porocarcinoma; syndromes; stains; margins | benign by size
  Cutaneous Lymphoma | disease | ohl | early mycosis fungoides; hypopigmented form in the young; clonality; skin-directed care | eczema for ten years
  Panniculitis | disease | hl | septal or lobular; deep wedge; erythema induratum; lupus | a punch too shallow
  Blistering Diseases on the Slide | method |  | split level; cells in the blister; immunofluorescence; ELISA | an old blister
  Special Stains | method |  | PAS, GMS and Fite; elastic; iron; controls | stain without question
  Histology of Vasculitis | method |  | timing; small or medium vessel; DIF; mimics | ulcer centre
`,
);
