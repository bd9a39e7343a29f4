import type { SharedChapter } from './shared-chapter';

export const antifungals: SharedChapter = {
  title: 'Antifungals by mouth',
  body: [
    {
      paragraph:
        'Terbinafine reaches nail and hair and has few interactions. Note liver disease and lupus. Taste loss is rare and may last. Itraconazole needs acid and food, so no antacids close by; brands differ in absorption. It interacts with statins, some sleeping tablets, heart and epilepsy drugs and is not for heart failure. Griseofulvin stays useful for scalp disease by Microsporum. Fluconazole serves candida.',
    },
    {
      paragraph:
        'Confirm the fungus, weigh the child, name the length, test the liver in risk and in courses over six weeks. None of them is for pregnancy unless life asks for it.',
    },
    {
      list: [
        'Ask at two weeks: how many tablets are left? It is the kindest test of adherence.',
        'Failure: repeat KOH before changing drug.',
        'Doubling the dose without culture is not a plan.',
      ],
    },
  ],
};
