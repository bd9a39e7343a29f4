import type { Monograph } from './monograph';

export const legUlcersInTheSmallClinic: Monograph = {
  title: 'Leg Ulcers in the Small Clinic',
  author: 'Dr. Pradeep Saikia',
  speciality: 'surgery',
  publishedOn: '2023-01-09',
  cover: { pattern: 'contours', palette: 'mist', variant: 0 },
  summary: 'Vein, artery, nerve or something else? Find the cause, clean, compress, and count centimetres.',
  figure: {
    kind: 'section',
    caption: 'From base to edge: slough, granulation, new epithelium. Treat the cause above, the edge will follow.',
  },
  history: [
    'How it began, pain with rest or with raising the leg, clots, sugar, smoking, leprosy, sickle cell, drugs, work standing. Dressings and powders used. Weeks without change.',
    'Who will do the dressing at home, and with which water?',
  ],
  examination: [
    'Site, size by tracing, bed, edge, smell, skin around. Pulses, Doppler index, feeling with filament, veins standing. Nodes. Weight and food.',
    'A punched-out, violet, undermined edge with fierce pain is pyoderma gangrenosum: do not cut.',
  ],
  differential: [
    ['Venous', 'gaiter, shallow, pigment'],
    ['Arterial', 'toes, pale, painful'],
    ['Neuropathic', 'sole, painless'],
    ['Pyoderma gangrenosum', 'violet edge, quick'],
    ['Tuberculosis', 'undermined, slow'],
    ['Cancer', 'rolled edge, old scar'],
    ['Sickle', 'ankle, young'],
  ],
  investigations: [
    'Ankle-brachial index before any compression: below 0.8 be careful, below 0.5 refer. Sugar, haemoglobin, albumin, sickling. Biopsy edge at twelve weeks without healing. Swab only with signs of infection.',
    'X-ray for bone in deep sole ulcers.',
  ],
  ladder: [
    ['Clean', 'tap water, gentle, remove slough'],
    ['Dress', 'moist, cheap, changed when wet'],
    ['Compress', 'four layers or two bandages, toes to knee'],
    ['Off-load', 'felt, cast, MCR shoe'],
    ['Treat cause', 'veins, artery, sugar, leprosy'],
    ['Keep', 'stockings for life, emollient, walk'],
  ],
  counselling: [
    'Trace on plastic with date; show it shrinking. A third less by four weeks predicts healing.',
    'Rest means feet above the heart, not sitting.',
  ],
  pitfalls: [
    'Venous staining, atrophie blanche and dermatitis look almost black or grey; cellulitis is felt, not seen.',
    'Contact allergy to neomycin, framycetin and herbal oils keeps many ulcers open.',
  ],
  shared: ['antibiotics', 'records', 'biopsy'],
};
