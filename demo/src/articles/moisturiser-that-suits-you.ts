import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const moisturiserThatSuitsYou: ArticleSeed = {
  slug: 'moisturiser-that-suits-you',
  title: 'Choosing a moisturiser that suits you',
  summary: 'Gel, lotion, cream or ointment: match it to your skin, your season and your purse.',
  lead: 'The best moisturiser is the one that you will use every day, in enough quantity.',
  section: 4,
  speciality: 'immune',
  illustration: 'moisture',
  publishedOn: '2026-09-23',
  reviewer: 'Dr. Sudha Pillai, MD',
  reviewedOn: '2026-11-02',
  body: [
    heading('what-it-does', 'What it does'),
    paragraph(
      'A moisturiser draws water in, holds it there and smooths the surface. Look for three kinds of names on the label.',
    ),
    list(
      'Drawing water: glycerine, urea, lactic acid, hyaluronic acid',
      'Filling gaps: ceramides, fatty acids, cholesterol',
      'Sealing: petroleum jelly, paraffin, dimethicone, shea butter, coconut oil',
    ),
    figure('moisture', 'Water is drawn into the upper layer and a thin film keeps it from leaving.'),
    heading('which-texture', 'Which texture?'),
    paragraph(
      'Gel is for oily or acne-prone skin and for coastal heat. Lotion spreads fast on large, hairy areas. Cream suits most dry skin. Ointment is greasy, stings least and is best for cracks, heels, lips and eczema at night.',
    ),
    paragraph(
      'For rough heels and elbows choose urea 10 to 20% or salicylic acid. Do not use it on broken skin, since it stings.',
    ),
    heading('how-much-and-when', 'How much and when?'),
    steps(
      ['Within three minutes of the bath.', 'On damp skin it holds more water.'],
      ['Enough.', 'A grown-up with dry skin needs some 250 g a week for the whole body.'],
      ['Along the hair.', 'Stroke downwards. Rubbing up and down blocks pores.'],
      ['Again before bed.', 'Hands and feet under cotton gloves or socks.'],
    ),
    heading('oils-from-the-kitchen', 'Oils from the kitchen'),
    paragraph(
      'Coconut and sunflower oil help dry skin, also in babies. Mustard and olive oil can irritate and harm the barrier. Oil seals but holds no water of its own, so put it on damp skin. Leave oils off the face if you get pimples, and off the scalp if you have dandruff.',
    ),
    warning(
      'Fire',
      'Cloth soaked with paraffin cream or oil burns quickly. Keep away from the stove, lamp and cigarettes, and wash bedding hot.',
    ),
    mythFact(
      'Natural or herbal means no allergy.',
      'Plant oils and perfumes are among the common causes of contact allergy.',
    ),
    mythFact(
      'Drinking more water moisturises skin.',
      'Once you are not thirsty, extra glasses do not reach the outer layer.',
    ),
    heading('if-it-stings', 'If it stings'),
    paragraph(
      'Fresh cracks sting with almost anything. Use plain petroleum jelly for three days, then go back to the cream. If the face stings with all products, stop everything but water and a plain cream, and ask a doctor. A worn-out barrier or a steroid cream may be behind it.',
    ),
  ],
  seeDoctorIf: [
    'the skin cracks or bleeds',
    'it stings with every cream',
    'itch keeps you awake',
    'dry skin began suddenly after fifty',
  ],
  related: ['hot-baths-and-dry-skin', 'atopic-eczema-in-children', 'how-skin-protects-you'],
};
