import { figure, heading, list, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const dermoscopyOnIndianSkin: CourseSeed = {
  title: 'Dermoscopy on Indian skin',
  speciality: 'dermoscopy',
  publishedOn: '2026-08-01',
  summary: 'Eight lessons from normal skin to melanoma of the sole.',
  details: {
    level: 'Practice',
    teacher: 'Dr. Madhavi Nair',
    reviewer: 'Dr. Leela Krishnan, MD',
    reviewedOn: '2026-07-24',
    outcomes: [
      'Tell normal pigment from disease on face, trunk, palms and soles',
      'Use colour to judge the depth of pigment',
      'Name the five patterns of vessels and when brown skin hides them',
      'Decide which pigmented lesion of the sole needs a biopsy',
    ],
  },
  teaches: [
    lesson(
      'Lens, light and gel',
      8,
      paragraph(
        'A polarised lens without contact shows vessels and white lines; a contact lens with gel shows the surface, milia-like cysts and scale. Most clinics need both modes, a clean plate and a cloth that is washed daily.',
      ),
      heading('pressure', 'Pressure hides vessels'),
      paragraph(
        'On brown skin vessels are hard to see as it is. Let the plate float on gel. Press only to see whether a blue colour empties: a vascular lesion does, pigment does not.',
      ),
      steps(
        ['Look with the eye.', 'Name what you expect before the lens goes down.'],
        ['Scan.', 'The whole lesion, and then the normal skin beside it.'],
        ['Save.', 'Overview, close, and dermoscopic picture, with a scale.'],
      ),
      warning(
        'Infected skin',
        'No contact plate on weeping or infected skin without a film between. Wipe with spirit after each patient.',
      ),
    ),
    lesson(
      'Normal skin of colour',
      9,
      paragraph(
        'A net of brown lines is normal on the trunk. On the face follicles break it, so that a false net of holes is seen. On the scalp white dots in even rows are the openings of sweat ducts: they are not scars.',
      ),
      list(
        'Palms and soles: pigment in furrows is the rule in deep tones',
        'Lips: a grey-brown mottling is common and equal on both sides',
        'Nails: thin grey bands on several fingers',
        'Genital folds: darker, with an even net',
      ),
      paragraph('Take your first fifty pictures of healthy people. Nothing teaches more.'),
    ),
    lesson(
      'Colour is depth',
      7,
      paragraph(
        'Melanin is black in the horny layer, brown at the junction, grey in the upper dermis and blue below. Red is blood, white is scar, fibrosis or loss of pigment, yellow is keratin or sebum.',
      ),
      heading('melasma', 'An example: melasma'),
      paragraph(
        'A brown net that spares the follicles is epidermal and will answer to treatment. Grey dots and a mixed colour mean a dermal share: promise less, and protect more.',
      ),
      figure('melasma', 'The same brown patch on five tones: contrast falls, the pattern stays.'),
    ),
    lesson(
      'Scale and vessels: inflammatory rashes',
      10,
      paragraph(
        'Inflammoscopy asks three things: which vessels, how arranged, which scale. In brown skin the ground is brown and not pink, so scale and follicles carry more weight.',
      ),
      list(
        'Psoriasis: even dotted vessels, white scale',
        'Eczema: patchy dots, yellow serum crusts',
        'Lichen planus: white net (Wickham), grey dots later',
        'Pityriasis rosea: collar of scale',
        'Discoid lupus: follicular plugs, white halo, no net',
      ),
      paragraph('Clean scale off with gel before you judge vessels; leave it on when you judge scale.'),
    ),
    lesson(
      'Scalp and hair',
      9,
      paragraph(
        'Count first: do the shafts differ in thickness by more than a fifth? Then look at openings: yellow dots, black dots, none. Missing openings mean scarring until proven otherwise.',
      ),
      list(
        'Areata: exclamation hairs, black and yellow dots',
        'Pattern loss: mixed thickness, one hair to a unit',
        'Lichen planopilaris: scale round the shaft, no openings',
        'Tinea capitis: comma and corkscrew hairs',
      ),
      figure('hairfall', 'Thick and thin shafts side by side at the front of the scalp.'),
    ),
    lesson(
      'Pigmented spots of the face',
      9,
      paragraph(
        'Most brown spots of the Indian face are seborrhoeic keratosis, freckle, dermatosis papulosa nigra or naevus. Milia-like cysts and a moth-eaten edge reassure. Leaf-like areas, spoke wheels and blue ovoid nests name a pigmented basal cell carcinoma.',
      ),
      warning(
        'Never treat by laser what you have not named',
        'Grey circles round follicles in a flat patch of an older person ask for a biopsy.',
      ),
    ),
    lesson(
      'Palms, soles and melanoma',
      11,
      paragraph(
        'Melanoma in India is rare and sits mostly on the sole, the palm and under nails. Ridges are the key. Pigment in furrows is benign; pigment on ridges is suspicious. The openings of sweat ducts mark the ridge like a string of pearls.',
      ),
      steps(
        ['Parallel furrow, lattice or fibrillar pattern.', 'Benign; photograph and leave.'],
        ['Pattern not typical and larger than 7 mm.', 'Biopsy or close follow-up.'],
        ['Parallel ridge pattern.', 'Biopsy at any size; first exclude blood and stains.'],
      ),
      paragraph('Black spots of a wall painter and henna also lie on ridges. Scrape gently: stain comes away.'),
    ),
    lesson(
      'A routine for the busy clinic',
      6,
      paragraph(
        'Three minutes are enough when the order is always the same: eye, scan, pattern, colour, decision. Write one line: pattern, colours, what you did. Review ten pictures a month with a colleague.',
      ),
      list(
        'Keep the lens in your pocket, not in the drawer',
        'Ask consent for pictures once, in writing',
        'Compare with the last picture before you speak',
      ),
    ),
  ],
};
