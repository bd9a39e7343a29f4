import type { SharedChapter } from './shared-chapter';

export const counselling: SharedChapter = {
  title: 'Words that help',
  body: [
    {
      paragraph:
        'Sit down. Ask what they think it is, what they fear, and what they have used. Then name the disease, say what it is not, say what can be done and by when. One sheet, three lines: morning, night, when to call. Let the patient repeat it.',
    },
    {
      paragraph:
        'Long diseases wear people out. Ask for sleep, work, intimacy and mood with one direct question each. When somebody says that life is not worth living, stay, make it safe, and bring in help the same day.',
    },
    {
      list: [
        'No blame for home remedies, else they will be hidden.',
        'No promise of cure where there is control.',
        'The family hears the word “not catching” from you.',
      ],
    },
    { paragraph: 'A return date is a treatment. It says that you expect to see them better.' },
  ],
};
