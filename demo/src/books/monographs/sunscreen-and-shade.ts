import type { Monograph } from './monograph';

export const sunscreenAndShade: Monograph = {
  title: 'Sunscreen and Shade',
  author: 'Dr. Tara Wadia',
  speciality: 'cosmetic',
  publishedOn: '2026-09-29',
  cover: { pattern: 'discs', palette: 'peach', variant: 4 },
  summary:
    'Ultraviolet, visible light and heat on brown skin: what protects, how much is used, and what to say about vitamin D.',
  figure: {
    kind: 'depth',
    caption:
      'Depth of ultraviolet B, ultraviolet A and visible light in skin. Iron oxide blocks the visible part that darkens brown skin.',
  },
  history: [
    'Hours outdoors, commute side, work heat, skin reaction, drugs that sensitise, vitamin D and bone history, current sunscreen with amount. Ask why the last one was stopped: white cast, sweat, sting, price.',
    'Farmers and traffic police need cloth more than cream.',
  ],
  examination: [
    'Tan lines, burnt lobes and nose in fair types, melasma, lupus signs, photo-distribution: face, V of neck, backs of hands, sparing under the chin.',
    'Look at lips. They are forgotten, and get cancer.',
  ],
  differential: [
    ['Polymorphic light eruption', 'spring, papules, itch'],
    ['Drug', 'thiazide, doxycycline'],
    ['Lupus', 'plaques, hours later'],
    ['Actinic dermatitis', 'elderly, thick'],
    ['Porphyria', 'blisters, hands'],
    ['Melasma', 'no itch'],
  ],
  investigations: [
    'ANA in persistent rashes. Phototest where there is access. Vitamin D only with risk or symptoms.',
    'Porphyrins with blisters and fragile hands.',
  ],
  ladder: [
    ['Shade', 'ten to four, side of street, umbrella'],
    ['Cloth', 'close weave, dark, full sleeves'],
    ['Hat', 'three-inch brim'],
    ['Sunscreen', 'SPF 30 to 50, PA+++ and above, two fingers'],
    ['Tint', 'iron oxide in pigment disease'],
    ['Again', 'two to three hours, after sweat'],
  ],
  counselling: [
    'Show the two fingers on the patient’s own hand. Let them try three textures in the clinic: worn beats perfect.',
    'Vitamin D: sunscreen as used does not cause lack. Diet and supplements are safer than noon sun in photo-disease.',
  ],
  pitfalls: [
    'Brown skin tans and marks with visible light that plain sunscreens let through.',
    'White cast is the main reason for not using it. Recommend gels, tints and sticks by skin tone.',
  ],
  shared: ['brown-skin', 'counselling', 'records'],
};
