import type { Monograph } from './monograph';

export const scabiesInHomesAndHostels: Monograph = {
  title: 'Scabies in Homes and Hostels',
  author: 'Dr. Shankar Dutta',
  speciality: 'infections',
  publishedOn: '2023-12-11',
  cover: { pattern: 'discs', palette: 'clay', variant: 2 },
  summary:
    'One mite, many beds. How to find it with a lens, treat a household in one night and end an outbreak in a hostel.',
  figure: { kind: 'lens', caption: 'The mite under the lens: a dark triangle at the end of a pale track.' },
  history: [
    'Night itch in two people who share a bed or a room is scabies until shown otherwise. Ask who else, who visits, who left for the village. Ask for creams: steroid mixes hide burrows and multiply mites.',
    'In a hostel, draw the floor plan. Room mates, wrestling partners and the laundry are the map of spread.',
  ],
  examination: [
    'Webs, wrists, axillae, areolae, waist, genitals, buttocks, ankles. Infants: palms, soles, scalp. Lens for the triangle and trail. Nodules on genitals are nearly proof. Thick crust in the old, the frail and the immune-suppressed is crusted scabies: isolate.',
    'Look for impetigo, and in children for puffy eyes and dark urine.',
  ],
  differential: [
    ['Atopic dermatitis', 'flexures, years, family atopy'],
    ['Papular urticaria', 'groups, exposed parts'],
    ['Dermatitis herpetiformis', 'elbows, gut'],
    ['Lichen planus', 'violet, wrists'],
    ['Pediculosis', 'nits, seams'],
    ['Insect bites', 'season, exposed'],
  ],
  investigations: [
    'Lens or scraping with oil at a burrow. A negative test does not exclude. In outbreaks define a case by itch, pattern and contact.',
    'Urine in children with pyoderma. HIV in crusted disease.',
  ],
  ladder: [
    ['Index', 'permethrin 5% jaw to toes, eight to twelve hours, repeat at day seven'],
    ['All contacts', 'same night, itch or not'],
    ['Infants', 'permethrin, scalp too, from two months'],
    ['Institution', 'ivermectin 200 mcg per kg, day 0 and 7 to 14'],
    ['Crusted', 'both together, repeated, keratolytic, isolation'],
    ['After', 'antihistamine, emollient, mild steroid for nodules'],
  ],
  counselling: [
    'Demonstrate how much: a 30 g tube for one adult. Hands again after washing. Hot wash for three days of linen; bag the rest for three days.',
    'Itch for two to four weeks is healing. New burrows are not. Say when to come back.',
  ],
  pitfalls: [
    'Burrows are pale lines on dark palms and dark specks on light ones. Post-inflammatory dots last for months, and are retreated for nothing.',
    'Nodules persist as hard brown lumps; inject or wait, do not repeat permethrin.',
  ],
  shared: ['records', 'antibiotics', 'brown-skin'],
};
