import { at, type ProguideSeed } from './proguide';

export const injectionsAndSurgery: readonly ProguideSeed[] = [
  {
    title: 'Suction blister grafting in twelve minutes',
    speciality: 'surgery',
    publishedOn: '2026-04-18',
    summary: 'From the cup to the dressing, with the patient’s view at three months.',
    details: {
      minutes: 12,
      presenter: 'Dr. Manjunath Hebbar',
      reviewer: 'Dr. Prachi Deshmukh, MS',
      reviewedOn: '2026-04-10',
      chapters: [
        at('0:00', 'Who is stable enough'),
        at('1:40', 'Raising the blisters on the thigh'),
        at('4:30', 'Preparing the white patch'),
        at('6:45', 'Lifting and turning the roof'),
        at('9:10', 'Dressing and the seven quiet days'),
        at('10:40', 'Three months later'),
      ],
      transcript:
        'Graft only where nothing new has come for a year and no confetti dots are seen. Clean the front of the thigh, apply the cups and bring the pressure to about three hundred millimetres of mercury; a lamp that warms the skin shortens the wait from three hours to under two. Meanwhile the white patch is anaesthetised and abraded or lasered until fine dots of blood show. Cut the roof of the blister, lay it on a glass slide with the raw side up, clean it of fibrin and turn it over on to the patch. Overlap a little. A non-stick sheet, a gauze and a bandage stay for seven days. The graft falls off; the pigment stays and spreads. Say before that a grey halo and a darker shade are common for months.',
    },
  },
  {
    title: 'Intralesional triamcinolone without dents',
    speciality: 'hair',
    publishedOn: '2026-02-22',
    summary: 'Depth, spacing and volume in areata of the scalp and brow.',
    details: {
      minutes: 7,
      presenter: 'Dr. Jyoti Kaur',
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2026-02-14',
      chapters: [
        at('0:00', 'Strengths for scalp, brow and beard'),
        at('1:20', 'Mixing, shaking, labelling'),
        at('2:30', 'Depth and spacing'),
        at('4:40', 'How much in a sitting'),
        at('5:40', 'When dents come'),
      ],
      transcript:
        'Scalp: two and a half to five milligrams in a millilitre. Brow and beard: two and a half, no more. Shake before each filling, for crystals sink and the last drop is then the strongest. A thirty-gauge needle goes to the mid-dermis, a centimetre apart, a tenth of a millilitre at each point: you should see a small pale weal rise. No weal means too deep, and too deep means a dent. Not more than twenty milligrams in a sitting and four to six weeks between. If a dent comes, stop: most fill within a year. Ask each time about pregnancy, diabetes, glaucoma and the last injections elsewhere.',
    },
  },
  {
    title: 'Subcision with a cannula',
    speciality: 'acne',
    publishedOn: '2025-07-21',
    summary: 'Entry points, planes and what to do when it bleeds.',
    details: {
      minutes: 10,
      presenter: 'Dr. Simran Bedi',
      reviewer: 'Dr. Prachi Deshmukh, MS',
      reviewedOn: '2025-07-12',
      chapters: [
        at('0:00', 'Which scars are tethered'),
        at('1:30', 'Entry points and danger lines'),
        at('3:10', 'Anaesthesia'),
        at('4:30', 'Fanning in the right plane'),
        at('7:00', 'Bleeding and pressure'),
        at('8:30', 'The first fortnight'),
      ],
      transcript:
        'Stretch the cheek: a scar that flattens is not tethered and needs something else. Mark the tethered ones sitting, with side light. Draw the line of the facial artery and the branch over the jaw, and keep away. Enter from one point in front of the ear with a blunt cannula, just below the dermis; you should feel bands give way and never a free fall. Fan, do not saw. Press for ten minutes by the clock. Swelling and blue marks last a week, firm knots a month. Sun care from the first evening, because each bruise in brown skin may leave its shade.',
    },
  },
  {
    title: 'Digital block and tourniquet',
    speciality: 'nails',
    publishedOn: '2026-01-11',
    summary: 'Volume, waiting time and a tourniquet that cannot be forgotten.',
    details: {
      minutes: 6,
      presenter: 'Dr. Chitra Nayar',
      reviewer: 'Dr. Prachi Deshmukh, MS',
      reviewedOn: '2026-01-03',
      chapters: [
        at('0:00', 'Circulation first'),
        at('0:50', 'The block'),
        at('2:30', 'Ten minutes by the clock'),
        at('3:20', 'The tourniquet with a tail'),
        at('4:40', 'Off, and written down'),
      ],
      transcript:
        'Look at colour, warmth and refill; ask about Raynaud, diabetes and smoking. One to one and a half millilitres of two percent lignocaine go on either side at the base, slowly, with the needle perpendicular to the web. Wait ten minutes; most failures are impatience. Use a wide band with a clamp or a bright tail that hangs out of the drape, and say the time aloud when it goes on and when it comes off. Fifteen minutes is enough for nearly all nail work. The release is a line of its own in the record.',
    },
  },
];
