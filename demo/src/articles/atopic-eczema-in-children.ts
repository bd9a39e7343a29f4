import { type ArticleSeed, figure, heading, mythFact, paragraph, steps, warning } from './article-seed';

export const atopicEczemaInChildren: ArticleSeed = {
  slug: 'atopic-eczema-in-children',
  title: 'Eczema in children',
  summary: 'Dry, itchy skin that comes and goes. Daily cream and short, proper treatment keep it calm.',
  lead: 'Eczema is not an allergy to milk and not your fault. It is dry skin with an easy spark, and you can put the fire out.',
  section: 3,
  speciality: 'paediatric',
  illustration: 'eczema',
  publishedOn: '2026-08-21',
  reviewer: 'Dr. Suresh Bhat, MD',
  reviewedOn: '2026-10-08',
  body: [
    warning(
      'Painful blisters with fever',
      'Many small, equal, punched-out sores on eczema may be herpes. Go to a hospital the same day.',
    ),
    heading('what-it-looks-like', 'What it looks like'),
    paragraph(
      'In babies it starts on the cheeks and the outer arms and legs. From two years on it sits in the bends of elbows and knees, on the neck, wrists and ankles. The skin is dry, rough and itchy. On brown skin it may be violet, grey or dark, or look like fine goose bumps. As it heals, it leaves pale or dark marks that fade in some months.',
    ),
    figure(
      'eczema',
      'Eczema in the bend of an elbow. On deep skin look for roughness and dark, thick lines rather than redness.',
    ),
    heading('why-it-happens', 'Why it happens'),
    paragraph(
      'The child was born with a barrier that leaks. Water gets out, and soap, wool, sweat and dust get in and start the itch. Scratching harms it more. Asthma or sneezing may be in the family. In six of ten children it is mild or gone by their teens.',
    ),
    heading('the-daily-care', 'The daily care'),
    steps(
      ['Bathe daily, lukewarm, ten minutes.', 'A mild, perfume-free bar or syndet, only where dirty.'],
      ['Pat, then cream in three minutes.', 'Thick, plain, no perfume. A child needs about 150 to 250 g each week.'],
      ['Cream again.', 'At least once more in the day, also on days without rash.'],
      ['Cotton and short nails.', 'No wool on the skin. Wash new clothes before wearing.'],
    ),
    heading('when-it-flares', 'When it flares'),
    paragraph(
      'Your doctor will give a steroid cream of the right strength for the place. Use it once a day till the skin is smooth, mostly five to ten days, then stop or go to two days a week. A fingertip of cream covers two adult palms. Face and folds may get tacrolimus ointment instead. Too little, too late is the most common reason for failure.',
    ),
    mythFact(
      'Steroid creams stop a child’s growth.',
      'Mild and middle creams, used in courses, do not. Untreated itch and lost sleep do affect growth.',
    ),
    mythFact(
      'Stop milk, egg and wheat.',
      'Most children with eczema have no food allergy. Diets without a test can leave a child weak.',
    ),
    heading('school-play-and-vaccines', 'School, play and vaccines'),
    paragraph(
      'Swimming is fine: shower and cream afterwards. In games, wipe the sweat with a wet cloth. All vaccines can be given. Tell the teacher that it is not catching.',
    ),
  ],
  seeDoctorIf: [
    'the rash oozes honey-coloured crust',
    'the child has fever or many small painful blisters',
    'sleep is broken by itch for a week',
    'the rash covers most of the body',
  ],
  related: ['moisturiser-that-suits-you', 'is-it-ringworm-or-eczema', 'hot-baths-and-dry-skin'],
};
