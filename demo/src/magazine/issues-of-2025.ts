import { issue, type MagazineSeed } from './issue';

export const issuesOf2025: readonly MagazineSeed[] = [
  issue({
    on: '2025-11-01',
    speciality: 'acne',
    pages: 56,
    summary: 'Filters and faces, a hostel’s towel rule, and what adults with acne hear at work.',
    features: [
      [
        'Before the filter',
        'A class of seventeen-year-olds photographs itself without any. What they said a week later.',
      ],
      ['“You should drink more water”', 'Adults with acne collect the advice they never asked for.'],
      ['The towel rule', 'How a hostel warden lowered boils by giving each bed a hook.'],
    ],
  }),
  issue({
    on: '2025-09-01',
    speciality: 'leprosy',
    pages: 52,
    summary: 'Shoes that fit, a cobbler’s van, and songs for case finding.',
    features: [
      ['Size seven, wide', 'A cobbler drives through three districts with soft rubber and a last for each foot.'],
      ['Songs before noon', 'A theatre group sings about patches that do not feel. Fourteen people came forward.'],
      ['The nerve lesson', 'Medical students learn seven nerves on each other, blindfolded.'],
    ],
  }),
  issue({
    on: '2025-07-01',
    speciality: 'surgery',
    pages: 56,
    summary: 'Small theatres, clean instruments and a surgeon’s sketchbook.',
    features: [
      ['Nine square metres', 'A theatre for nail and skin surgery in a rented flat: light, air, water, exit.'],
      ['The sketchbook', 'A surgeon draws each flap the evening before. We print twelve pages.'],
      ['Steam', 'Why the strip inside the pack counts more than the clock on the door.'],
    ],
  }),
  issue({
    on: '2025-05-01',
    speciality: 'paediatric',
    pages: 52,
    summary: 'Eczema at school, grandmothers’ oils and a ward with a slide.',
    features: [
      ['The seat by the fan', 'What teachers can do for a child with eczema, in ten lines.'],
      ['What grandmother uses', 'Mustard, coconut, gram flour: asked without a smile, answered with care.'],
      ['A ward with a slide', 'How a children’s ward in Mysuru got colour on its walls and fewer tears.'],
    ],
  }),
];
