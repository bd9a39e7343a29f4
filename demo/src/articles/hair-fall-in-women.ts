import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const hairFallInWomen: ArticleSeed = {
  slug: 'hair-fall-in-women',
  title: 'Hair fall in women',
  summary: 'Sort sudden shedding from slow thinning, and know which tests and treatments are worth it.',
  lead: 'Hair on the pillow is frightening. In most women it is a passing shed, and the hair grows back.',
  section: 3,
  speciality: 'hair',
  illustration: 'hairfall',
  publishedOn: '2026-08-06',
  reviewer: 'Dr. Farida Contractor, MD',
  reviewedOn: '2026-09-27',
  body: [
    heading('first-look-at-the-calendar', 'First, look at the calendar'),
    paragraph(
      'Did anything big happen two to four months ago? A baby, dengue, typhoid, COVID-19, surgery, a strict diet, a death in the family? Then this is most likely telogen effluvium: many hairs went to rest at once. It looks dramatic, and it heals by itself in six to nine months.',
    ),
    figure(
      'hairfall',
      'A shed is even, all over the head. Pattern thinning shows along the parting, with thin and thick hairs side by side.',
    ),
    heading('then-look-at-the-parting', 'Then, look at the parting'),
    paragraph(
      'If the parting has been widening for a year or more, and the plait is thinner, it may be female pattern hair loss. It is partly inherited. It does not make women bald, but it does not stop by itself either. Minoxidil is the treatment best proved. It needs four to six months to show, and has to go on.',
    ),
    heading('tests-that-are-worth-it', 'Tests that are worth it'),
    list(
      'Haemoglobin and ferritin, the iron store',
      'Thyroid (TSH)',
      'Vitamin D and B12 where diet or sun are lacking',
      'Hormones only if periods are irregular or hair grows on chin and chest',
    ),
    paragraph('Hair mineral tests and allergy panels have no use here.'),
    heading('what-you-can-do-now', 'What you can do now'),
    steps(
      ['Eat for hair.', 'One gram of protein for each kilo of your weight a day. Eggs, dal, curd, paneer, fish, soya.'],
      ['Refill iron.', 'If ferritin is low, take the tablets for three months after it is normal. Not with tea.'],
      ['Be kind.', 'No tight buns, no very hot dryer, no straightening on wet hair.'],
      ['Go on washing.', 'Hair that falls in the wash had left the root weeks before.'],
    ),
    warning(
      'New baby in the house',
      'Shedding at three to four months after birth is normal. Go on with iron and calcium. Minoxidil is best left till breastfeeding is over, unless your doctor says so.',
    ),
    mythFact(
      'Onion juice, castor oil or biotin regrow hair.',
      'Biotin helps only in the rare lack of it, and it upsets thyroid and heart tests. Onion often burns the scalp.',
    ),
    mythFact('Cutting the hair makes it stronger.', 'It removes split ends. The root does not change.'),
    heading('how-to-know-that-it-is-working', 'How to know that it is working'),
    paragraph(
      'Take a photo of the parting from above, in the same light, every two months. Daily counting of hairs only adds to worry. Baby hairs along the forehead are the first good sign.',
    ),
  ],
  seeDoctorIf: [
    'the parting is getting wide',
    'you see smooth bald coins',
    'the scalp is sore or scarred',
    'hair fall comes with irregular periods, weight change or tiredness',
  ],
  related: ['three-patterns-of-hair-loss', 'how-hair-grows-and-falls', 'oil-and-dandruff'],
};
