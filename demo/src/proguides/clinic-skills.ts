import { at, type ProguideSeed } from './proguide';

export const clinicSkills: readonly ProguideSeed[] = [
  {
    title: 'Taking a KOH that answers',
    speciality: 'infections',
    publishedOn: '2026-08-05',
    summary: 'Where to scrape, how long to wait and what artefacts look like.',
    details: {
      minutes: 9,
      presenter: 'Dr. Kavitha Iyer',
      reviewer: 'Dr. Tarun Baruah, MD',
      reviewedOn: '2026-07-28',
      chapters: [
        at('0:00', 'What you need on the tray'),
        at('1:10', 'Cleaning the edge'),
        at('2:05', 'Scraping: blunt blade, towards you'),
        at('4:00', 'Ten minutes in 10% KOH'),
        at('5:20', 'Hyphae, and what only looks like them'),
        at('7:50', 'Writing the result down'),
      ],
      transcript:
        'Wipe the edge with spirit, because cream and powder make bubbles that hide everything. Hold the skin tight and scrape the advancing edge towards you with the blunt side of a blade, on to a slide laid below. Gather as much scale as covers a grain of rice. Add one drop of 10 percent potassium hydroxide, put the cover slip on and wait ten minutes for skin, thirty for nails. Lower the condenser: what you look for is faint. True hyphae cross the borders of cells, branch, and keep the same width. The mosaic artefact runs along the borders and breaks up when you press. Cotton threads are thick and shine. Write positive, negative or not enough, and say what the patient had used in the last week: after steroid creams fungi abound, after three days of antifungal they may hide.',
    },
  },
  {
    title: 'Reading a brown back: patch tests',
    speciality: 'immune',
    publishedOn: '2025-09-14',
    summary: 'Touch, side light and marker pen at two and four days.',
    details: {
      minutes: 13,
      presenter: 'Dr. Noel Fernandes',
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2025-09-05',
      chapters: [
        at('0:00', 'Choosing the back and the week'),
        at('2:15', 'Loading and sticking'),
        at('4:40', 'Day two: remove, mark, wait half an hour'),
        at('6:30', 'Reading by touch and by side light'),
        at('9:20', 'Irritant or allergic?'),
        at('11:10', 'Day four, and the talk'),
      ],
      transcript:
        'On brown skin redness is a poor guide. Switch off the ceiling light and hold a lamp low, so that papules throw shadows. Then close your eyes and feel: an allergic reaction is raised and goes beyond the chamber, an irritant one has a sharp edge and a wrinkled, burnt look. Mark the grid with a pen that survives four days of no bath, and take a picture with the label in it. Read at day two and at day four; metals and steroids may come up at day seven. Ask at each positive result where the patient meets this thing, for a positive test without a story explains nothing. Give the names in writing, in the words that stand on labels, with a list of what may be used instead.',
    },
  },
  {
    title: 'Nerve palpation, seven sites',
    speciality: 'leprosy',
    publishedOn: '2025-11-03',
    summary: 'Both sides together, with the watching eye on the face.',
    details: {
      minutes: 11,
      presenter: 'Dr. Tarun Baruah',
      reviewer: 'Dr. Leela Krishnan, MD',
      reviewedOn: '2025-10-26',
      chapters: [
        at('0:00', 'Warm hands, good light'),
        at('0:50', 'Great auricular'),
        at('2:00', 'Ulnar'),
        at('3:40', 'Radial, median and radial cutaneous'),
        at('6:00', 'Lateral popliteal'),
        at('7:30', 'Posterior tibial'),
        at('8:40', 'Sensation and strength in three minutes'),
      ],
      transcript:
        'Sit in front of the patient and feel both sides at once with the pulp of two fingers. Do not press: roll the nerve across the bone, and look at the face, which tells of tenderness sooner than words. Turn the head for the great auricular. Bend the elbow for the ulnar, behind the inner knob, and follow it up a hand’s breadth. Feel the lateral popliteal behind the head of the fibula with the knee bent, and the posterior tibial below and behind the inner ankle. Note thicker, tender, or nodular. Then test: a ballpoint on palms and soles with eyes closed, little finger out, thumb up, wrist up, foot up, eyes shut tight. New weakness in six months or less is neuritis and needs prednisolone now, not at the next visit.',
    },
  },
  {
    title: 'Trichoscopy: five fields in five minutes',
    speciality: 'hair',
    publishedOn: '2026-06-09',
    summary: 'A routine that makes follow-up comparable.',
    details: {
      minutes: 8,
      presenter: 'Dr. Anand Raghavan',
      reviewer: 'Dr. Sudha Pillai, MD',
      reviewedOn: '2026-06-01',
      chapters: [
        at('0:00', 'The five fields'),
        at('1:30', 'Shaft thickness'),
        at('3:00', 'Dots: yellow, black, white'),
        at('4:50', 'Scale and redness on a brown scalp'),
        at('6:20', 'Saving and comparing'),
      ],
      transcript:
        'Frontal line, middle, crown, one side and the back: always these five, always at the same magnification. First count how the shafts differ in thickness; more than one fifth thin hairs at the front and not at the back is pattern loss. Yellow dots are empty openings, black dots broken hairs, exclamation hairs mean activity of areata. On a brown scalp the pigment net is normal and pinpoint white dots are sweat ducts: a scar shows itself by missing openings and by scale wrapped round the shafts. Use a drop of gel for redness and none for scale. Name the picture with date, field and magnification, or the next visit compares apples with mangoes.',
    },
  },
];
