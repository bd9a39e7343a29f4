import { type ArticleSeed, list, mythFact, paragraph } from './article-seed';

export const pricklyHeatInBabies: ArticleSeed = {
  slug: 'prickly-heat-in-babies',
  title: 'Prickly heat in babies',
  summary: 'Tiny bumps in hot weather need air and cool water, not more powder.',
  lead: 'Those small red bumps on a baby’s neck are blocked sweat, and they go as the skin cools.',
  section: 1,
  speciality: 'paediatric',
  illustration: 'moisture',
  publishedOn: '2026-01-23',
  reviewer: 'Dr. Suresh Bhat, MD',
  reviewedOn: '2026-05-06',
  body: [
    paragraph(
      'A baby’s sweat ducts are narrow. In April heat, under layers of cloth and oil, they clog. The sweat leaks under the skin and prickles.',
    ),
    list(
      'One loose layer of thin cotton. Feel the back of the neck: if it is damp, take a layer off.',
      'Two short, lukewarm baths a day. Pat the folds dry.',
      'A fan or open window is fine, also for a newborn.',
      'No thick oil, ghee or ubtan on the chest, neck and back in the hot months.',
    ),
    mythFact(
      'Powder cures prickly heat.',
      'Powder cakes in the folds and blocks more ducts, and the baby breathes the dust. Leave it out.',
    ),
    paragraph('Most bumps fade in two or three cool days. Calamine lotion may ease the itch in older children.'),
  ],
  seeDoctorIf: [
    'bumps fill with pus',
    'the baby has fever or does not feed',
    'the rash does not fade in three days of cooling',
  ],
  related: ['atopic-eczema-in-children', 'head-lice', 'how-skin-protects-you'],
};
