import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const livingWellWithPsoriasis: ArticleSeed = {
  slug: 'living-well-with-psoriasis',
  title: 'Living well with psoriasis',
  summary: 'Treat the skin, watch the joints, and mind the heart and the mood.',
  lead: 'Psoriasis comes and goes for years. With today’s treatments most people can have clear or nearly clear skin.',
  section: 4,
  speciality: 'immune',
  illustration: 'psoriasis',
  publishedOn: '2026-04-10',
  reviewer: 'Dr. Irfan Qureshi, MD',
  reviewedOn: '2026-07-02',
  body: [
    heading('what-is-going-on', 'What is going on'),
    paragraph(
      'Defence cells send a false alarm, and the skin renews itself in four days instead of four weeks. Cells pile up into plaques. It is partly in the genes. A throat infection, stress, alcohol, smoking, injury to the skin and some blood-pressure tablets can set it off.',
    ),
    figure('psoriasis', 'Raised plaques with silver scale. The underlying colour depends on your skin tone.'),
    heading('treatment-by-steps', 'Treatment by steps'),
    list(
      'Few plaques: steroid with vitamin D cream, coal tar, salicylic acid for scale',
      'More, or hands and scalp: light treatment two to three times a week',
      'Wide, or with joints: tablets such as methotrexate, or apremilast',
      'When these fail: injections called biologics, after tests for tuberculosis and hepatitis',
    ),
    warning(
      'Methotrexate is once a week',
      'Never daily. Fix a day, write it on the strip, and take folic acid as told. No alcohol. Neither partner should plan a baby without asking first.',
    ),
    warning(
      'No steroid tablets or injections',
      'They clear it quickly. When they are stopped, it can come back all over the body, with pus.',
    ),
    heading('every-day', 'Every day'),
    steps(
      ['Moisturise.', 'Twice a day. It takes scale off and softens cracks.'],
      ['Treat early and fully.', 'Till the plaque is flat. The dark mark left behind needs no cream.'],
      ['Spare the skin.', 'No scratching, no hard loofah. New plaques form on scratches.'],
      ['Move and weigh less.', 'Losing five to ten per cent of weight makes treatments work better.'],
    ),
    heading('more-than-skin', 'More than skin'),
    paragraph(
      'One in five to ten people gets arthritis: swollen fingers, heel pain, a stiff back in the morning. Early care prevents damage. Blood pressure, sugar, cholesterol and liver fat deserve a check each year.',
    ),
    paragraph(
      'Feeling low is common and can be treated. Say it at the visit: “My skin makes me stay at home.” It counts when the doctor chooses.',
    ),
    mythFact('Psoriasis is cured by a diet.', 'No diet cures it. Less alcohol and less weight do help.'),
    mythFact('It is caught by touch.', 'It is never catching. Hugging is fine.'),
    heading('travel-and-festivals', 'Travel and festivals'),
    paragraph(
      'Take enough medicine for two extra weeks. Some sun helps, sunburn harms. Holi colours: oil the skin before, wash mildly after, and skip it in a flare.',
    ),
  ],
  seeDoctorIf: [
    'joints are stiff for half an hour each morning',
    'skin turns red or dark all over',
    'pus spots appear with fever',
    'you plan a baby and take tablets for psoriasis',
  ],
  related: ['psoriasis-on-brown-skin', 'moisturiser-that-suits-you', 'nail-changes-at-a-glance'],
};
