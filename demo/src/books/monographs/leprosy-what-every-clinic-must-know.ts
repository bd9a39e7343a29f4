import type { Monograph } from './monograph';

export const leprosyWhatEveryClinicMustKnow: Monograph = {
  title: 'Leprosy: What Every Clinic Must Know',
  author: 'Dr. Tarun Baruah',
  speciality: 'leprosy',
  publishedOn: '2024-11-11',
  cover: { pattern: 'arches', palette: 'ink', variant: 0 },
  summary:
    'Still with us, still missed. Three signs, one smear, two regimens, and the reaction that cannot wait till Monday.',
  figure: {
    kind: 'nerve',
    caption:
      'Nerves to feel in every suspected case: great auricular, ulnar, radial cutaneous, lateral popliteal and posterior tibial.',
  },
  history: [
    'A patch that does not itch, a burn that did not hurt, a slipper that falls off unnoticed. Ask for nasal stuffiness, for tingling, for treatment taken and stopped, and for anyone at home or in the childhood house with the disease.',
    'Ask without lowering your voice. Stigma is heard first in the doctor’s tone.',
  ],
  examination: [
    'Whole skin in daylight. Test every pale or coppery patch with cotton, pin and warm and cool tubes. Feel the great auricular, ulnar, radial cutaneous, lateral popliteal and posterior tibial nerves, both sides together, watching the face.',
    'Test muscles: blink, little finger out, thumb up, wrist up, foot up. Look at the eyes and under the soles.',
  ],
  differential: [
    ['Pityriasis alba', 'sensation normal, fine scale'],
    ['Vitiligo', 'milk white, normal feeling'],
    ['Versicolor', 'many, scaly, KOH'],
    ['Sarcoid', 'no anaesthesia, biopsy'],
    ['PKDL', 'past kala-azar, face, smear negative'],
    ['Neurofibromas', 'soft, since youth'],
  ],
  investigations: [
    'Slit-skin smear from ear lobes and the active edge. Biopsy for doubt. Count lesions and nerves: up to five lesions, no more than one nerve and a negative smear is paucibacillary; anything more is multibacillary.',
    'G6PD where you can; otherwise watch haemoglobin in the first weeks of dapsone. Examine contacts, and offer single-dose rifampicin as per the programme.',
  ],
  ladder: [
    ['Name and notify', 'register, free supply'],
    ['PB', 'three-drug MDT for six months'],
    ['MB', 'three-drug MDT for twelve months'],
    ['Reaction', 'continue MDT, prednisolone 1 mg per kg with slow taper for nerve'],
    ['ENL', 'steroid, clofazimine, thalidomide with strict prevention of pregnancy'],
    ['Disability', 'teach soak, scrape, oil, footwear, eyes'],
  ],
  counselling: [
    'Say: curable, free, not passed on once treatment has begun. Warn of red urine with rifampicin and darkening with clofazimine that fades in a year or two.',
    'Teach the danger signs: new pain, weakness, red eye, swelling. Give a phone number.',
  ],
  pitfalls: [
    'On deep brown skin patches may be merely drier and hairless. Erythema in reactions reads as copper or violet. Touch and test.',
    'Clofazimine pigment is the reason young people stop. Speak of it before they do.',
  ],
  shared: ['records', 'biopsy', 'counselling'],
};
