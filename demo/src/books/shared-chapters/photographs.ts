import type { SharedChapter } from './shared-chapter';

export const photographs: SharedChapter = {
  title: 'Photographs that tell the truth',
  body: [
    {
      paragraph:
        'Ask for consent in writing, for care and for teaching apart. Same place, same lens, same distance, no flash glare, plain cloth behind. Take one view to show the region and one close, with a scale and, where colour matters, a grey card.',
    },
    {
      paragraph:
        'Faces need three views, scalps five, hands both sides. Mark the date in the file name and not on the picture. Keep files inside the record, never in a private phone, and delete what consent did not cover.',
    },
    {
      paragraph:
        'Show the patient the first and the last picture together. It is the shortest counselling there is, in success as in failure.',
    },
  ],
};
