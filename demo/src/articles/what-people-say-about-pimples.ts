import { type ArticleSeed, figure, heading, list, mythFact, paragraph, warning } from './article-seed';

export const whatPeopleSayAboutPimples: ArticleSeed = {
  slug: 'what-people-say-about-pimples',
  title: 'What people say about pimples',
  summary: 'Dirt, fried food, marriage, neem: eight things you hear about acne, and what is true.',
  lead: 'Nearly everyone has pimples at some time, so everyone has advice. Some of it helps. Some of it leaves marks.',
  section: 0,
  speciality: 'acne',
  illustration: 'acne',
  publishedOn: '2026-06-01',
  reviewer: 'Dr. Banu Rahman, MD',
  reviewedOn: '2026-08-09',
  body: [
    heading('about-washing', 'About washing'),
    mythFact(
      'Pimples come from a dirty face.',
      'They start inside the pore, where no soap reaches. The black of a blackhead is pigment, not dirt.',
    ),
    mythFact(
      'Scrub hard and they will go.',
      'Scrubs, loofahs and steam hurt the skin around each pimple. On brown skin every small hurt can turn into a dark mark. Wash twice a day with your hands, and pat dry.',
    ),
    heading('about-food', 'About food'),
    mythFact(
      'Oily food makes oily skin.',
      'The oil in your pores is made by glands that follow hormones, not by what was fried. Sweet drinks, sweets and white bread raise sugar fast and may add a little. So may a lot of milk, or whey powder from the gym. Change one thing for two months and watch. There is no need to starve.',
    ),
    mythFact('Drink more water and the skin clears.', 'Water is good for you. It does not open a blocked pore.'),
    heading('about-age', 'About age and hormones'),
    mythFact(
      'It will stop after marriage.',
      'Marriage changes nothing in the pore. About one in five grown women has acne, often on the chin before a period. If periods are also rare or late, ask about PCOS.',
    ),
    mythFact('It is only for teenagers, so just wait.', 'Waiting is how pits are made. Pits last; pimples need not.'),
    figure(
      'acne',
      'An open plug, a closed plug, an inflamed pimple, and the flat mark it leaves. The first two can be treated before the third comes.',
    ),
    heading('about-home-cures', 'About home cures'),
    mythFact(
      'Neem, lemon and toothpaste are safe because they are from home.',
      'Lemon and toothpaste burn. Neem paste can cause a rash. A burn on brown skin stays longer than the pimple would have.',
    ),
    mythFact(
      'The cream my cousin used worked in three days.',
      'Fast creams often hide a steroid. It flattens pimples for a week and then brings more, with burning and hair.',
    ),
    warning(
      'Read the small print',
      'If the tube says clobetasol, betamethasone or mometasone, it is a steroid. Do not put it on pimples, and show the tube to a doctor before you stop.',
    ),
    heading('what-is-true', 'What is true'),
    list(
      'Acne runs in families. It is nobody’s fault.',
      'It does not spread by touch, towel or bed.',
      'Heavy hair oil on the forehead, tight helmet straps and thick make-up make it worse.',
      'Sun may dry pimples for a day, and darkens their marks for months.',
      'Good treatment takes eight to twelve weeks to show, and it works for most people.',
    ),
    paragraph(
      'When someone gives you advice on your face, you may smile and let it pass. The plan that works is slow and dull, and it is yours.',
    ),
  ],
  seeDoctorIf: [
    'lumps are deep, sore or leave pits',
    'pimples come all at once after a new cream or tablet',
    'periods are rare, or hair grows on the chin',
    'you stay away from people because of your skin',
  ],
  related: ['acne', 'medicines-for-acne', 'what-is-in-a-steroid-cream'],
};
