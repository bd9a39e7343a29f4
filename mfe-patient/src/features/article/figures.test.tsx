import { screen, within } from '@testing-library/react';
import { listArticles, showArticle } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { openPage } from '../../common/test-page';
import en from './locales/en.json';

/**
 * Each figure of each article, from the requirements and by hand: how its caption begins, and what must be drawn for
 * it, in words of the drawing's own description.
 */
const figures: Readonly<Record<string, readonly (readonly [caption: RegExp, drawn: RegExp])[]>> = {
  'acne-marks-on-five-skin-tones': [
    [/^On light skin a healed pimple leaves a pink/, /flat.*marks.*pink.*rosy brown.*violet/i],
    [/^Flat brown to grey marks are pigment/, /flat spots of brown pigment/i],
  ],
  acne: [[/^From left to right: open plug/, /left to right.*open.*closed.*swollen.*mark/i]],
  'atopic-eczema-in-children': [[/^Eczema in the bend of an elbow/, /bent elbow.*rough.*thick lines/i]],
  dandruff: [[/^Loose flakes along the parting/, /parting.*loose white flakes/i]],
  'fungal-nails': [[/^It starts at the free edge/, /nail.*yellow.*free edge.*towards the root.*cuticle is calm/i]],
  'hair-fall-in-women': [[/^A shed is even, all over the head/, /thinner all over.*parting is wide.*fine hairs/i]],
  'head-lice': [[/^Flakes move .* Nits stay glued/, /nits glued to one side.*flake.*louse/i]],
  'hives-within-a-day': [[/^A raised, pale or skin-coloured weal/, /raised, smooth weals, pale.*flare/i]],
  'how-hair-grows-and-falls': [[/^A growing hair has a deep/, /growing: a thick hair.*resting.*white bulb/i]],
  'how-skin-protects-you': [
    [/^A sound barrier holds water in/, /sound.*water stays.*water leaves and irritants enter/i],
  ],
  'is-it-ringworm-or-eczema': [
    [/^Ringworm: the action is at the rim/, /rings.*raised, scaly rim.*calm middle/i],
    [/^Eczema: the whole patch is alike/, /patch that is alike all through.*weeping.*edge that fades/i],
  ],
  'jock-itch-care': [[/^The rash spares the deepest fold/, /inner thighs.*rim.*fold of the groin is free/i]],
  'laser-hair-removal-brown-skin': [[/^Only hairs in the growing phase/, /laser.*growing hair.*deep root.*resting/i]],
  'leprosy-is-curable': [
    [/^A patch in leprosy is paler/, /leprosy: paler or redder.*not felt.*vitiligo: milk-white.*is felt/i],
  ],
  'living-well-with-psoriasis': [[/^Raised plaques with silver scale/, /raised plaques.*silver scale/i]],
  'medicines-for-acne': [[/^Gels go on the whole area/, /film of gel over forehead, cheeks and chin/i]],
  melasma: [[/^Melasma across the cheeks/, /face.*brown patches.*both cheeks/i]],
  'moisturiser-that-suits-you': [
    [/^Water is drawn into the upper layer/, /drops of water rise into the upper layer.*film/i],
  ],
  'nail-changes-at-a-glance': [
    [
      /^Often fungus, mostly the big toe/,
      /nail of the big toe is thick and yellow.*scale between the toes.*other is clear/i,
    ],
    [/^Many fine pits in several fingernails/, /fingernails with fine pits and orange-brown spots/i],
  ],
  'pale-patches-what-they-may-be': [
    [/^Vitiligo: chalk or milk white, sharp edge/, /milk-white patches with a sharp edge and no scale/i],
    [/^Pityriasis versicolor: many small/, /chest.*many small spots.*pale.*brown.*fine scale/i],
    [/^Pityriasis alba: a dry, faint patch/, /child.s face.*faint, pale, dry patch on the cheek.*soft/i],
  ],
  'psoriasis-on-brown-skin': [
    [/^The same plaque differs on five tones: pink/, /plaques.*silver scale.*pink.*violet.*grey-brown/i],
    [/^Nail signs: pits like pinpricks/, /pits and orange-brown spots.*lifts off at its tip/i],
  ],
  ringworm: [[/^A ring with an active edge/, /rings.*raised, scaly rim.*calm middle/i]],
  scabies: [
    [/^Bumps and scratch marks between the fingers/, /hand and wrist.*bumps.*between the fingers.*scratch marks/i],
  ],
  'simple-routine-for-brown-skin': [[/^Most of the gain comes from shade/, /dark marks.*sunscreen.*shade/i]],
  'skin-surgery-what-to-expect': [
    [/^A boat-shaped cut lies along the lines/, /along the lines.*boat-shaped cut.*thin scar/i],
  ],
  'sun-through-your-day': [
    [/^Early light is rich in UVA/, /low sun.*UVA rays go deep.*weak UVB/i],
    [/^Heat and visible light both feed melasma/, /brown patches.*flame and a bright lamp/i],
  ],
  'three-patterns-of-hair-loss': [
    [/^Shedding: hair comes out in handfuls/, /plait that gets thin and no bald patch.*fallen hairs/i],
    [/^Alopecia areata: one or more smooth, round/, /smooth, round bare patches.*short hairs, thin towards the skin/i],
  ],
  vitiligo: [
    [/^Patches without pigment/, /milk-white patches with a sharp edge/i],
    [/^Colour comes back from the hair pore/, /white patch.*brown dots around hairs/i],
  ],
  'what-a-dermoscope-sees': [[/^Under the lens, melasma shows a brown net/, /lens: a brown net.*clear dots/i]],
  'what-is-in-a-steroid-cream': [[/^A mix of steroid/, /before, lighter with the cream, and darker after.*thin skin/i]],
  'what-nails-can-tell': [
    [/^From base to tip: matrix/, /base to tip: matrix under the fold, half-moon, plate and free edge/i],
  ],
  'what-people-say-about-pimples': [[/^An open plug, a closed plug/, /open.*closed.*swollen.*mark/i]],
  'why-skin-comes-in-many-colours': [[/^Melanin sits like a cap/, /cells.*like a cap over each core.*ultraviolet/i]],
};

test('[PAT-01] every figure of every article shows what its caption says', async () => {
  const { items, total } = await call(listArticles, { query: { dataPerPage: 100 } });
  expect(items).toHaveLength(total);
  const found = await Promise.all(
    items.map(async ({ slug }) => {
      const { body } = await call(showArticle, { query: { slug } });
      return [slug, body.flatMap((block) => (block.kind === 'figure' ? [block] : []))] as const;
    }),
  );
  const withFigures = found.filter(([, blocks]) => blocks.length > 0);
  expect(withFigures.map(([slug]) => slug).sort()).toEqual(Object.keys(figures).sort());
  for (const [slug, blocks] of withFigures) {
    const expected = figures[slug] ?? [];
    expect({ slug, figures: blocks.length }).toEqual({ slug, figures: expected.length });
    for (const [at, { caption, illustration }] of blocks.entries()) {
      expect(caption).toMatch(expected[at]?.[0] ?? /^$/);
      expect(`${slug}: ${en[illustration]}`).toMatch(expected[at]?.[1] ?? /^$/);
    }
  }
});

test('[PAT-01] who does not see a figure is told what is drawn, and reads its caption', async () => {
  await openPage('/patient/embarrassing/scabies');
  const figure = await screen.findByRole('figure');
  expect(within(figure).getByRole('img')).toHaveAccessibleName(/^A hand and wrist: small bumps/);
  expect(within(figure).getByText(/^Bumps and scratch marks between the fingers/)).toBeVisible();
});
