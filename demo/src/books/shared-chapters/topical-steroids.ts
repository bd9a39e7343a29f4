import type { SharedChapter } from './shared-chapter';

export const topicalSteroids: SharedChapter = {
  title: 'Topical steroids with an end date',
  body: [
    {
      paragraph:
        'Choose potency by site and thickness: mild on lids, face and folds; moderate on trunk and limbs of children; potent on plaques, palms and soles. One daily dose is enough. A fingertip, half a gram, covers two adult palms. Write grams, days and stop date on the prescription.',
    },
    {
      paragraph:
        'Better a short course that clears than a weak one that never ends. After clearing, two evenings a week on old sites prevent relapse in eczema. Steroid-sparing ointments serve face and folds.',
    },
    {
      list: [
        'No combination with antifungal and antibacterial in one tube.',
        'No refill without review.',
        'Ask at each visit for tubes bought elsewhere.',
      ],
    },
    {
      paragraph:
        'Look for thinning, striae, acne, hair and telangiectasia. In children plot height. In users of very potent agents over large areas think of the adrenal before stopping at once.',
    },
  ],
};
