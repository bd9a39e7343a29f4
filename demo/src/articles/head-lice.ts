import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const headLice: ArticleSeed = {
  slug: 'head-lice',
  title: 'Head lice: comb, treat, repeat',
  summary: 'Any child can get them. A wet comb finds them, and two treatments end them.',
  lead: 'Lice are a nuisance, not a disgrace. They crawl from head to head, and clean hair suits them well.',
  section: 4,
  speciality: 'paediatric',
  illustration: 'dandruff',
  publishedOn: '2026-04-01',
  reviewer: 'Dr. Suresh Bhat, MD',
  reviewedOn: '2026-06-25',
  body: [
    heading('how-to-find-them', 'How to find them'),
    paragraph(
      'Itch behind the ears and at the nape is the usual sign, but it may take weeks. Nits are eggs that stick to the hair. They look like grains of salt that do not slide off. Nits more than a finger’s breadth from the scalp are mostly empty.',
    ),
    figure('dandruff', 'Flakes move when you blow or pull. Nits stay glued to one side of the hair.'),
    heading('wet-combing', 'Wet combing'),
    steps(
      ['Wash and condition.', 'Use plenty of conditioner and leave it in. Lice cannot run in it.'],
      ['Untangle.', 'First with a wide comb.'],
      ['Comb from the root.', 'With a fine lice comb, strand by strand. Wipe it on white paper.'],
      ['Repeat every three or four days.', 'For two weeks, till three combings in a row are clear.'],
    ),
    heading('medicine', 'Medicine'),
    paragraph(
      'Permethrin 1% lotion: on damp hair, ten minutes, rinse. Repeat after seven to ten days, since it does not kill all the eggs. Dimeticone lotion smothers lice, and they cannot become used to it. Ivermectin lotion or tablets are for failures, as a doctor decides. All heads at home are checked on the same day, and only those with live lice treated.',
    ),
    warning(
      'Never kerosene, petrol or insect spray',
      'Children have been burnt and poisoned. Do not shave a girl’s head either: there is no need.',
    ),
    heading('home-and-school', 'Home and school'),
    list(
      'Comb out and wash pillow covers, caps, dupattas in hot water, or bag them for two days',
      'Own comb, own towel',
      'Plaits or a bun at school',
      'No need to spray the sofa: a louse dies within two days off the head',
      'The child can go to school after the first treatment',
    ),
    mythFact('Lice jump and fly.', 'They only crawl, from hair to hair. Selfies and sleepovers are enough.'),
    mythFact('Only dirty hair gets lice.', 'They hold on to clean hair quite as well.'),
    heading('why-did-it-fail', 'Why did it fail?'),
    paragraph(
      'Too little lotion, dry patches left out, no second round, or a friend who was not treated. True resistance exists too: if live lice walk a day after treatment, change to another kind.',
    ),
  ],
  seeDoctorIf: [
    'the scalp has pus, crusts or swollen glands',
    'lice are alive after two proper treatments',
    'the child is under two years',
    'eyelashes have lice',
  ],
  related: ['scabies', 'oil-and-dandruff', 'prickly-heat-in-babies'],
};
