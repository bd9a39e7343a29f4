import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps } from './article-seed';

export const whatADermoscopeSees: ArticleSeed = {
  slug: 'what-a-dermoscope-sees',
  title: 'What your doctor sees through a dermoscope',
  summary: 'It is a magnifier with a light. It shows moles, hair and itch mites without a cut.',
  lead: 'A dermoscope looks like a small torch. It makes the top layers of skin clear, and often saves a biopsy.',
  section: 0,
  speciality: 'dermoscopy',
  illustration: 'melasma',
  publishedOn: '2025-12-21',
  reviewer: 'Dr. Madhavi Nair, MD',
  reviewedOn: '2026-04-11',
  body: [
    heading('a-light-that-takes-the-shine-away', 'A light that takes the shine away'),
    paragraph(
      'Bare skin reflects light, so most of what we see is glare. The dermoscope uses polarised light, or a drop of gel and a glass plate, to switch the glare off. The doctor then sees ten times larger, and a little below the surface.',
    ),
    paragraph(
      'It does not hurt. It uses no rays. It is safe in pregnancy and for babies. A look takes less than a minute.',
    ),
    figure(
      'melasma',
      'Under the lens, melasma shows a brown net with clear dots where the hairs come out. Other dark patches show another pattern.',
    ),
    heading('what-it-can-show', 'What it can show'),
    list(
      'Moles: even nets and dots are calm, odd colours and streaks need care',
      'Hair: thin next to thick, broken, or tapered like a mark of exclamation',
      'Scabies: a tiny triangle at the end of a tunnel, like a jet and its trail',
      'Fungus in hair: bent and coiled shafts',
      'Vessels: dots in psoriasis, tree-like branches in some skin cancers',
    ),
    heading('on-brown-skin', 'On brown skin'),
    paragraph(
      'Colours look different on brown skin. Redness may seem violet or grey-brown, and the pigment net is denser. A doctor who reads the lens daily on Indian skin takes that into account. Ask to see the image. Most devices join with a phone, so the two of you can look together.',
    ),
    mythFact(
      'A dermoscope can say for sure that it is cancer.',
      'It tells who needs a biopsy and who does not. The final answer comes from the tissue.',
    ),
    heading('how-to-prepare', 'How to prepare'),
    steps(
      ['Come with clean skin.', 'No make-up, kajal, nail polish or hair dye on the part.'],
      ['Do not oil the scalp that day.', 'Flakes and oil hide the signs.'],
      ['Bring old pictures.', 'A photo of the mole from last year is worth a lot.'],
      ['Say what changed.', 'Size, colour, itch or bleeding, and since when.'],
    ),
  ],
  seeDoctorIf: [
    'a mole is new after forty, or unlike your other moles',
    'a spot bleeds, crusts and does not heal',
    'a dark patch on the palm, sole or nail changes',
    'hair falls in patches',
  ],
  related: ['three-patterns-of-hair-loss', 'scabies', 'what-nails-can-tell'],
};
