import { type ArticleSeed, list, mythFact, paragraph } from './article-seed';

export const leaveYourCuticlesAlone: ArticleSeed = {
  slug: 'leave-your-cuticles-alone',
  title: 'Leave your cuticles alone',
  summary: 'That thin rim of skin is a seal. Cutting it lets water and germs in.',
  lead: 'The cuticle is not dead skin to be tidied. It is the rubber seal of your nail.',
  section: 1,
  speciality: 'nails',
  illustration: 'nails',
  publishedOn: '2026-03-14',
  reviewer: 'Dr. Prachi Deshmukh, MS',
  reviewedOn: '2026-06-12',
  body: [
    paragraph(
      'Under the cuticle lies the place where the nail is made. When a manicure pushes or cuts the seal, water, soap and yeast creep in. The fold swells, stays swollen, and the new nail comes out ridged.',
    ),
    list(
      'Ask for a manicure without cuticle cutting.',
      'Bring your own tools, or see that they are sterilised.',
      'Rub a little coconut oil or petroleum jelly into the rim at night.',
      'Wear cotton-lined gloves for dishes.',
    ),
    mythFact(
      'Soaking in hot salt water heals a swollen fold.',
      'Daily soaking keeps it wet and open. Dry hands heal sooner.',
    ),
    paragraph('If a fold stays puffy for six weeks, it needs a doctor. The cause is often wet work, not only fungus.'),
  ],
  seeDoctorIf: ['the fold is red and throbs', 'pus shows at the side of a nail', 'a nail turns green or black'],
  related: ['what-nails-can-tell', 'fungal-nails', 'nail-changes-at-a-glance'],
};
