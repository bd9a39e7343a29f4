import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const skinSurgeryWhatToExpect: ArticleSeed = {
  slug: 'skin-surgery-what-to-expect',
  title: 'Having a mole or cyst removed',
  summary: 'What happens on the table, how to care for the wound, and what the scar will look like.',
  lead: 'Most skin surgery takes half an hour, under a small injection, and you walk home.',
  section: 4,
  speciality: 'surgery',
  illustration: 'moisture',
  publishedOn: '2025-10-19',
  reviewer: 'Dr. Prachi Deshmukh, MS',
  reviewedOn: '2026-02-24',
  body: [
    heading('why-remove-it', 'Why remove it?'),
    paragraph(
      'Because it changes, bleeds or hurts; because it is often hurt by shaving or clothes; or because you wish it. Whatever is removed for doubt should go to the laboratory. Ask for the report and keep it.',
    ),
    warning(
      'Never let a mole be burnt off unseen',
      'Acids, threads and salon lasers destroy the tissue that shows if it was harmless.',
    ),
    heading('before-the-day', 'Before the day'),
    list(
      'Tell about blood thinners, heart devices, diabetes, allergies and pregnancy. Do not stop blood thinners by yourself.',
      'Say if past scars grew thick. Keloids are common in brown skin on chest, shoulders, jaw and ear lobes.',
      'Eat as usual, unless told otherwise. Bring someone along for surgery near the eye or on the foot.',
    ),
    heading('on-the-table', 'On the table'),
    steps(
      ['Marking and photo.', 'You agree on what is done, and sign.'],
      ['A small injection.', 'It burns for ten seconds. Then you feel touch, no pain.'],
      [
        'Removal.',
        'A round punch, a shave or a boat-shaped cut. A cyst comes out with its sac, or else it may return.',
      ],
      ['Stitches and dressing.', 'Absorbable below, fine ones on top.'],
    ),
    figure('moisture', 'A boat-shaped cut lies along the lines of the skin, so that the scar becomes a thin line.'),
    heading('at-home', 'At home'),
    list(
      'Keep dry for 24 to 48 hours. Then wash softly each day.',
      'A thin coat of petroleum jelly and a clean cover. Moist wounds heal better.',
      'Paracetamol for pain. No heavy lifting for a week.',
      'Stitches out: face 5 to 7 days, body 10 to 14 days.',
    ),
    mythFact('A wound should be left open to dry.', 'A dry scab slows healing and makes the scar wider.'),
    heading('the-scar', 'The scar'),
    paragraph(
      'It is pink or dark for three to six months and fades in a year. Sunscreen on it each morning keeps it from staining. Silicone gel or sheet, started once it has closed, helps people who tend to thick scars. If it rises, itches and grows, come early: injections work best then.',
    ),
    mythFact('Surgery makes a mole turn into cancer.', 'It does not. Leaving a changing mole alone is the risk.'),
  ],
  seeDoctorIf: [
    'bleeding does not stop after 20 minutes of pressure',
    'the wound is hot, swollen or has pus',
    'you have fever',
    'the scar grows thick and itches',
  ],
  related: ['what-a-dermoscope-sees', 'acne-marks-on-five-skin-tones', 'how-skin-protects-you'],
};
