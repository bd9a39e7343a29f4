import { type QuizSeed, question } from './quiz-seed';

export const lasersSettingsAndSense: QuizSeed = {
  title: 'Lasers: settings and sense',
  speciality: 'lasers',
  publishedOn: '2026-04-14',
  summary: 'Eight decisions before the foot goes on the pedal.',
  details: {
    level: 'Advanced',
    minutes: 9,
    passMark: 70,
    reviewer: 'Dr. Prachi Deshmukh, MS',
    reviewedOn: '2026-04-07',
  },
  ask: [
    question(
      'For hair reduction in skin type V the safest of these is',
      [
        'long-pulsed Nd:YAG 1064 nm',
        'alexandrite 755 nm with short pulses',
        'ruby 694 nm with cooled air',
        'IPL with a 515 nm filter',
      ],
      'The longer wavelength passes by epidermal melanin. Longer pulses and good cooling spare the surface further.',
    ),
    question(
      'Grey-white colour and a smell of burning right after a test pulse on brown skin mean',
      [
        'epidermal damage: stop, cool and lower the fluence',
        'the right end point: go on at the same fluence',
        'too little energy: raise the fluence by a tenth',
        'singed stubble and no more: shave again and go on',
      ],
      'In hair reduction the end point is swelling and redness round follicles after some minutes. Whitening or greying of the surface is a burn.',
    ),
    question(
      'A wedding is in four weeks, and the bride, tanned from a beach holiday, asks for an ablative laser for scars. You',
      [
        'put it off, protect from light and plan after the event',
        'do it now at full density, for a quick result',
        'do it at half density, with a steroid cream for a week',
        'offer two light sessions within the month',
      ],
      'Tan and a near date are both reasons to wait. Pigment change after ablative work may last months.',
    ),
    question(
      'What makes a patient unfit for a laser on the face this month?',
      [
        'Active herpes of the lip',
        'Treated hypothyroidism',
        'An inhaled steroid for asthma',
        'A pigmented naevus on the leg',
      ],
      'Treat herpes first, and give prophylaxis to those who have it often when ablative work is done round the mouth. Do not laser a pigmented lesion without a diagnosis.',
    ),
    question(
      'Everyone in the room wears goggles. What else protects eyes when work is done inside the orbital rim?',
      ['Metal corneal shields', 'Wet gauze on closed lids', 'Lids held shut by hand', 'Tinted contact lenses'],
      'Lids let light through. Goggles must carry the right wavelength and optical density; inside the orbital rim internal metal shields are used.',
    ),
    question(
      'Laser toning of melasma with many weekly sessions is known to cause',
      ['mottled white spots', 'keloids of the jaw line', 'ice-pick scars', 'lasting swelling of the lids'],
      'Repeated low-fluence sessions can leave confetti-like paleness, and melasma returns after the end. It is an addition, never the plan.',
    ),
    question(
      'Paradoxical hair growth after hair reduction is seen most at',
      [
        'face and neck of women with hormonal hair',
        'bikini line of women with thick curly hair',
        'legs of women with coarse dark hair',
        'armpits of women who waxed for years',
      ],
      'Fine hair of the cheeks and neck in skin of colour may be stimulated. Assess hormones first and say it before the first session.',
    ),
    question(
      'Which note belongs in the record of each session?',
      [
        'Device, wavelength, fluence, pulse, spot, cooling and end point',
        'Device, price, number of sessions and name of the operator',
        'Area, date, skin type copied from the first visit and next date',
        'Consent, photograph and the words “usual settings”',
      ],
      'When something goes wrong these numbers, with the result of the test patch, explain it, and they make the next session safer. Skin type and tan are judged afresh each time.',
    ),
  ],
};
