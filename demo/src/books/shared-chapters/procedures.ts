import type { SharedChapter } from './shared-chapter';

export const procedures: SharedChapter = {
  title: 'Procedures on brown skin',
  body: [
    {
      paragraph:
        'Every injury is a test of the melanocyte. Prime where it helps, choose the gentlest device that can do the work, test on a hidden spot and read it after two and six weeks. Treat no tan, no inflamed skin and no one in a hurry.',
    },
    {
      paragraph:
        'Consent names dark marks, pale marks, scars, repeats and price. Photograph before each session. Have a plan for burns, fainting, allergy, vessel occlusion, and the tray beside you.',
    },
    {
      list: [
        'Cool before, during and after.',
        'End points are soft: a hint, not a blister.',
        'Shade for two weeks before and four after.',
      ],
    },
    {
      paragraph:
        'A dark mark at week three is treated at week three: sunscreen, mild steroid for some days, azelaic acid. Tell the patient that most fade in three to six months.',
    },
  ],
};
