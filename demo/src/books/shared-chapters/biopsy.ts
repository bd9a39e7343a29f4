import type { SharedChapter } from './shared-chapter';

export const biopsy: SharedChapter = {
  title: 'A biopsy that answers',
  body: [
    {
      paragraph:
        'Choose the lesion under good light: active, untreated, not scratched. Mark it, block it slowly, and wait for adrenaline to whiten the skin. A four-millimetre punch to fat serves most rashes. Wedge for fat and fascia, ellipse for pigment, perilesional piece in Michel medium for blistering and vasculitis.',
    },
    {
      paragraph:
        'Lift with the needle, never squeeze. Ten volumes of formalin. Label before the next patient comes in. Give age, site, length, drugs and three diagnoses in order.',
    },
    {
      list: [
        'Alopecia: active edge, along the shaft, horizontal sections.',
        'Nail: matrix under direct view.',
        'Doubtful slide: ask for levels, call the pathologist, then repeat.',
      ],
    },
    {
      paragraph:
        'Call the patient with the result, even where it is harmless. Silence is the complaint most often made.',
    },
  ],
};
