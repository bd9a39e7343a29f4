import * as constants from '../../shared-contract/src/constants';

export interface Part {
  heading: string;
  text: readonly string[];
  points?: readonly string[];
}

export const title = 'Disclaimer';
export const edition = '2026-11-01';
export const lead =
  'Tvacha explains skin, hair and nails. It does not examine you, it does not diagnose you, and it cannot take the place of a doctor who does. Please read these pages before you act on anything you find here.';

/** What the disclaimer says, in words that patients read. */
export const parts: readonly Part[] = [
  {
    heading: 'In an emergency',
    text: ['Do not look for help on a website. Call 112, or go to the nearest hospital at once, if there is:'],
    points: [
      'trouble with breathing, or swelling of the lips, tongue or face',
      'skin that blisters or peels over large parts of the body, or sores in the mouth and eyes',
      'fever with a rash of purple or black spots that do not fade when pressed',
      'a burn that is large, deep, or on the face, hands or private parts',
      'a red, hot and painful swelling that spreads within hours',
      'a rash in a baby who is drowsy, does not feed or has fever.',
    ],
  },
  {
    heading: 'Information, not advice',
    text: [
      'The pages, drawings, films and articles of this portal are general information. They do not know your age, your other illnesses, your medicines or what your skin looks like today. The same rash can have many causes, and the same cream can help one person and harm another.',
      'Reading this portal, searching the list of doctors or writing to our support team does not make you a patient of Tvacha or of any doctor named here. Never put off seeing a doctor, or stop a treatment, because of something you have read.',
    ],
  },
  {
    heading: 'Medicines',
    text: [
      'Where a medicine is named, it is named so that you can talk about it with your doctor. Do not start, stop or change a medicine on your own. This matters most in pregnancy, while breastfeeding, in children, in older people, and where liver or kidneys are weak.',
      'Creams that mix a steroid with other medicines are sold for ringworm and for fair skin. They often make both worse. Do not use them unless a doctor who has seen your skin tells you to.',
    ],
  },
  {
    heading: 'Pictures',
    text: [
      'The pictures of conditions are drawings on several skin tones. They show what is typical. Your own skin may look different, and a skin that looks like a drawing may have another condition.',
    ],
  },
  {
    heading: 'The list of doctors',
    text: [
      'We check the registration of each doctor with a medical council before we list them. A place in the list is not a recommendation, and it is not paid for. What a doctor advises, charges or does is between you and that doctor. You can look a doctor up yourself in the Indian Medical Register of the National Medical Commission.',
    ],
  },
  {
    heading: 'For doctors',
    text: [
      'The members’ resources are made for the education of registered doctors. They do not replace your own judgement, the label of a medicine, or the national guidelines in force on the day. Doses are for adults unless said otherwise; check them before you prescribe.',
      'What members write, and the cases and pictures they give, are their own. They must hold the patient’s consent and show nobody who could be recognised. Polls and quizzes show what members think, not what is proven.',
    ],
  },
  {
    heading: 'How we keep pages right',
    text: [
      'Dermatologists review what patients read, and each page names the day of its last review. Medicine changes, and we may be late or wrong. If you find a mistake, tell us, and we look at it within five working days.',
      'We link to other sites where they explain more. We do not choose or check what they say after that day.',
    ],
  },
  {
    heading: 'What we answer for',
    text: [
      'We make the portal with care and offer it as it is. As far as the law of India allows, Tvacha does not answer for harm that follows from relying on general information, from a page that could not be reached, or from what others publish here. Nothing in these pages takes away a right that the law gives you, in particular as a consumer or as a patient.',
    ],
  },
  {
    heading: 'Ask us',
    text: [
      `Questions on this disclaimer: ${constants.supportContact.email}, or ${constants.supportContact.phone}, 10am to 6pm, ${constants.supportHours.days}. The terms and conditions and the privacy policy of the portal apply besides.`,
    ],
  },
];
