import type { SharedChapter } from './shared-chapter';

export const brownSkin: SharedChapter = {
  title: 'Examining brown skin',
  body: [
    {
      paragraph:
        'Daylight first, lamp second, flash last. Stand so that light falls from the side, and look at an unaffected neighbour for comparison. Redness may read as violet, grey, brown or not at all. Warmth, oedema, scale, thickness and tenderness do not depend on colour, so feel before you decide how severe it is.',
    },
    {
      paragraph:
        'Severity scores that count erythema read low on deep tones. Add half a grade where heat and thickness say so, and note that you did.',
    },
    {
      paragraph:
        'Pigment change outlasts disease. Dark or pale macules without scale, itch or thickness are the past, not the present. Say so to the patient and record it, so that nobody treats them next month.',
    },
    {
      list: [
        'Press with glass: what blanches is blood.',
        'Wood lamp in a dark room: white that glows is depigmented.',
        'Lens: structure stays when colour misleads.',
      ],
    },
  ],
};
