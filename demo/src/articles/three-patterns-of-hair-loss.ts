import { type ArticleSeed, figure, heading, list, mythFact, paragraph, warning } from './article-seed';

export const threePatternsOfHairLoss: ArticleSeed = {
  slug: 'three-patterns-of-hair-loss',
  title: 'Three patterns of hair loss',
  summary: 'All over, along the parting, or in a coin: the pattern is half the answer.',
  lead: 'Before you buy a serum, look at where the hair is missing. The pattern leads to the cause.',
  section: 2,
  speciality: 'hair',
  illustration: 'hairfall',
  publishedOn: '2026-08-18',
  reviewer: 'Dr. Farida Contractor, MD',
  reviewedOn: '2026-10-06',
  body: [
    heading('all-over', 'All over'),
    figure(
      'hairfall',
      'Shedding: hair comes out in handfuls, the plait gets thinner, but no bald patch is seen. It began two to three months after fever, birth, surgery or stress.',
    ),
    paragraph('Shedding stops by itself in most people. Eat enough protein, treat low iron, and wait six months.'),
    heading('along-the-parting-or-at-the-temples', 'Along the parting or at the temples'),
    paragraph(
      'Pattern loss is slow. In men the temples and crown thin. In women the parting widens like a Christmas tree, broad in front. Look closely: thin and thick hairs stand side by side. It runs in families on both sides. Early treatment keeps what is there, so do not wait for years.',
    ),
    heading('in-a-coin', 'In a coin'),
    figure(
      'vitiligo',
      'Alopecia areata: one or more smooth, round bare patches with normal-looking skin. Short hairs like a mark of exclamation stand at the edge.',
    ),
    paragraph(
      'It is not an infection, nor an insect that walked over your head. Defence cells attack the root. In most people with a single patch, hair grows back within a year.',
    ),
    warning(
      'A scaly bald patch in a child',
      'Broken hairs with scale or pus are often ringworm of the scalp. It needs tablets, not oil, and soon, so that no scar is left.',
    ),
    heading('what-to-note-for-the-doctor', 'What to note for the doctor'),
    list(
      'When did it start? What happened three months before?',
      'Is it falling from the root or breaking?',
      'Who else in the family has it?',
      'Any new medicine, diet or hair treatment?',
    ),
    mythFact(
      'A tight ponytail cannot harm.',
      'Years of pulling at the same line cause a bald rim that may stay for good.',
    ),
  ],
  seeDoctorIf: [
    'the bare skin is shiny with no pores',
    'there is pain, pus or scale',
    'a child loses hair in patches',
    'loss is sudden and wide',
  ],
  related: ['how-hair-grows-and-falls', 'hair-fall-in-women', 'what-a-dermoscope-sees'],
};
