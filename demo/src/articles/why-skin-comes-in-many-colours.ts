import { type ArticleSeed, figure, heading, list, mythFact, paragraph, warning } from './article-seed';

export const whySkinComesInManyColours: ArticleSeed = {
  slug: 'why-skin-comes-in-many-colours',
  title: 'Why skin comes in many colours',
  summary: 'We all have the same number of pigment cells. What differs is the grain they make, and how it shields us.',
  lead: 'Brown skin and pale skin hold about the same number of pigment cells. The difference is in the pigment, not the count.',
  section: 0,
  speciality: 'pigment',
  illustration: 'sun',
  publishedOn: '2026-07-03',
  reviewer: 'Dr. Leela Krishnan, MD',
  reviewedOn: '2026-09-02',
  body: [
    heading('one-cell-many-shades', 'One cell, many shades'),
    paragraph(
      'Deep in the top layer sit the melanocytes. Each makes tiny parcels of melanin and hands them to the cells around it. In brown skin the parcels are bigger, darker and last longer. In pale skin they are small and break down early.',
    ),
    paragraph(
      'Your shade is set by many genes at once. That is why brothers and sisters may differ, and why no cream can change the colour you were born with.',
    ),
    figure('sun', 'Melanin sits like a cap over the core of each skin cell and soaks up ultraviolet light.'),
    heading('what-melanin-does-for-you', 'What melanin does for you'),
    paragraph(
      'Melanin is a natural shade. It gives deep brown skin a protection near that of a weak sunscreen. It lowers the risk of skin cancer and slows wrinkles. But it does not make you sunproof. Brown skin still burns, still tans in patches, and still gets dark marks.',
    ),
    heading('why-marks-stay-longer', 'Why marks stay longer'),
    paragraph(
      'In brown skin, the pigment cells wake up quickly. A pimple, a mosquito bite, a burn or a scratch can leave a dark mark that lasts for months. Doctors call it post-inflammatory pigmentation. It is not dirt, and scrubbing makes it worse.',
    ),
    list(
      'Treat the cause early: acne, eczema, insect bites.',
      'Do not pick, squeeze or wax over an angry spot.',
      'Use sunscreen on the marks each morning.',
      'Give it time. Most marks fade in three to twelve months.',
    ),
    mythFact(
      'Dark elbows, knees and knuckles are unclean.',
      'These areas rub and bend all day, so the skin there thickens and darkens. It is normal.',
    ),
    heading('a-word-about-fairness', 'A word about “fairness”'),
    paragraph(
      'Products that promise fair skin often hold steroid, mercury or strong bleach. They may whiten for some weeks and then harm for years. Healthy skin is even, calm and comfortable. It has no set shade.',
    ),
    warning(
      'Check before you buy',
      'Do not use a whitening cream with no ingredient list, or one that was mixed for you in a plain jar.',
    ),
  ],
  seeDoctorIf: [
    'a new dark spot grows or changes shape',
    'a mole bleeds or itches',
    'white patches appear',
    'your skin darkens all over without more sun',
  ],
  related: ['melasma', 'pale-patches-what-they-may-be', 'fairness-creams-and-mercury'],
};
