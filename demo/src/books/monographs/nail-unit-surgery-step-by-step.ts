import type { Monograph } from './monograph';

export const nailUnitSurgeryStepByStep: Monograph = {
  title: 'Nail Unit Surgery, Step by Step',
  author: 'Dr. Prachi Deshmukh',
  speciality: 'nails',
  publishedOn: '2023-06-19',
  cover: { pattern: 'arches', palette: 'mist', variant: 1 },
  summary: 'Anatomy, block, tourniquet, and six operations that every dermatologist can learn to do well.',
  figure: {
    kind: 'nail',
    caption:
      'The nail unit from the side: proximal fold, matrix, bed and plate. The distal matrix makes the under side of the plate.',
  },
  history: [
    'Handedness, work, instrument played, smoking, diabetes, vascular disease, Raynaud attacks, anticoagulants, past keloids and tetanus. Ask what the patient expects the nail to look like, and correct it before the block, not after.',
    'Note how long a band or lump has been there, and get an old photograph.',
  ],
  examination: [
    'Compare all twenty nails. Probe for point tenderness with a pin head; cold water for glomus. Lens for band width, border and pigment on the free edge. Capillary refill and pulses before any tourniquet.',
    'Radiograph whenever there is pain, a lump or a deformed plate: exostosis is missed by those who do not look.',
  ],
  differential: [
    ['Glomus', 'pain, cold, pinpoint'],
    ['Exostosis', 'hard, lifts plate, X-ray'],
    ['Wart', 'black dots, skin lines lost'],
    ['Squamous carcinoma', 'one finger, oozing, years'],
    ['Myxoid cyst', 'groove, jelly'],
    ['Melanoma', 'wide band, blurred, skin pigment'],
  ],
  investigations: [
    'Lidocaine 2% plain for a digital block, 3 ml in all, or with adrenaline in healthy digits by those trained. Tourniquet: a clear time on the board, twenty minutes at most, and a large clip so that it cannot be forgotten.',
    'Send specimens flat on paper, oriented with ink, with a drawing on the form.',
  ],
  ladder: [
    ['Prepare', 'scrub twice, block, wait ten minutes'],
    ['Bloodless field', 'roll a sterile glove finger'],
    ['Avulse only if needed', 'partial, proximal or trap-door'],
    ['Sample', '3 mm punch of matrix or longitudinal ellipse of bed'],
    ['Repair', 'absorbable 6-0, plate back as splint'],
    ['Dress', 'non-stick, bulky, raised for two days'],
  ],
  counselling: [
    'Throbbing on the first night is normal; worse on the second day is not. Nails need six months on hands and a year and more on feet. A thin or split nail is a known risk of matrix work.',
    'Give a dressing sheet with pictures and a number to ring.',
  ],
  pitfalls: [
    'Bands are common and benign in brown skin, in several nails, from the twenties on. One nail, wide, changing or with skin pigment needs biopsy of the matrix, done properly the first time.',
    'Dark skin hides ischaemia: use refill and warmth, not pallor.',
  ],
  shared: ['biopsy', 'procedures', 'records'],
};
