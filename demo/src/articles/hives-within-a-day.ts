import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const hivesWithinADay: ArticleSeed = {
  slug: 'hives-within-a-day',
  title: 'Hives: gone within a day',
  summary: 'Watch one weal for 24 hours. If it moves and leaves no mark, it is urticaria.',
  lead: 'Hives rise like nettle stings, itch fiercely, and vanish, while new ones come up elsewhere.',
  section: 2,
  speciality: 'immune',
  illustration: 'urticaria',
  publishedOn: '2026-03-05',
  reviewer: 'Dr. Sudha Pillai, MD',
  reviewedOn: '2026-06-05',
  body: [
    warning(
      'Go to hospital now',
      'Swelling of the tongue or throat, hoarse voice, breathlessness, vomiting or faintness along with hives is an emergency. Call 112.',
    ),
    heading('hour-0', 'Hour 0'),
    figure(
      'urticaria',
      'A raised, pale or skin-coloured weal with a flare. On brown skin the flare may not look red. Feel it: it is smooth, puffy and warm.',
    ),
    heading('hour-6', 'Hour 6'),
    paragraph(
      'The first weal flattens. Others rise nearby, round, ring-shaped or like a map. Scratching brings out more.',
    ),
    heading('hour-24', 'Hour 24'),
    paragraph(
      'No scale, no mark. If you draw around a weal with a pen in the morning, the circle is empty the next day. This is the pen test, and it is the best test there is.',
    ),
    heading('why-they-come', 'Why they come'),
    list(
      'A viral fever, mostly in children',
      'A painkiller such as ibuprofen or aspirin',
      'A food, within two hours: prawns, nuts, egg',
      'Pressure, cold, heat or sweat',
      'No cause at all: in long-lasting hives this is the rule',
    ),
    paragraph(
      'Most people with hives for months need no allergy panel. Long lists of “positive” foods lead to needless diets.',
    ),
    heading('what-helps', 'What helps'),
    steps(
      [
        'A non-drowsy antihistamine.',
        'Cetirizine, levocetirizine or bilastine every day, not only when it itches. The doctor may raise the dose.',
      ],
      ['Cool and loose.', 'Cool cloth, cotton clothes, no hot bath.'],
      ['Stop the trigger.', 'Leave painkillers out unless your doctor agrees. Paracetamol is mostly fine.'],
    ),
    mythFact('Hives come from worms or bad blood.', 'They come from mast cells in the skin that let go of histamine.'),
  ],
  seeDoctorIf: [
    'lips, tongue or eyes swell',
    'a weal stays over 24 hours, hurts or leaves a bruise',
    'hives go on for more than six weeks',
    'you have fever or joint pain with them',
  ],
  related: ['black-henna-burns', 'is-it-ringworm-or-eczema', 'hot-baths-and-dry-skin'],
};
