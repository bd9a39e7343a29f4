import type { Monograph } from './monograph';

export const dermoscopyInFiveSkinTones: Monograph = {
  title: 'Dermoscopy in Five Skin Tones',
  author: 'Dr. Madhavi Nair',
  speciality: 'dermoscopy',
  publishedOn: '2026-03-30',
  cover: { pattern: 'cells', palette: 'peach', variant: 6 },
  summary: 'The same disease through the same lens on five skins. What changes is colour; what holds is structure.',
  figure: {
    kind: 'lens',
    caption:
      'Dots, network and spared openings under the lens. On deep tones structures stay and colours shift towards brown and grey.',
  },
  history: [
    'A lens without a story misleads. Age of the lesion, change, itch, bleeding, sun, treatment and family come first. Ask what was put on it: kajal, henna, oils and creams leave colour.',
    'Record skin type by how it burns and tans, and note the untreated colour of the inner arm.',
  ],
  examination: [
    'Use polarised light without contact for vessels, contact for scale and surface. Press lightly or the vessels vanish. Go by four questions: vessels and their arrangement, scale and its colour, follicles, and any specific clue.',
    'On deep skin, background is brown, so pink is rare. Look for violet and for shape: dots stay dots.',
  ],
  differential: [
    ['Psoriasis', 'regular dotted vessels, white scale'],
    ['Lichen planus', 'white crossing lines, blue-grey dots later'],
    ['Eczema', 'yellow serocrust, patchy dots'],
    ['Tinea', 'peripheral scale, broken hairs'],
    ['Discoid lupus', 'follicular plugs, white halos'],
    ['Sarcoid', 'orange areas, branching vessels'],
  ],
  investigations: [
    'The lens decides who needs KOH, smear or biopsy. Pigmented lesions with asymmetry of structure and colour, acral parallel-ridge pattern or blue-white veil go to excision.',
    'Save image, site, magnification and light mode together.',
  ],
  ladder: [
    ['Look', 'naked eye, then ten times'],
    ['Describe', 'structure first, colour second'],
    ['Compare', 'with the other side and with normal skin'],
    ['Decide', 'treat, test, watch or cut'],
    ['Store', 'image with scale'],
    ['Review', 'same site, same mode'],
  ],
  counselling: [
    'Turn the screen to the patient. Point at one structure only. It builds trust and improves return for monitoring.',
    'Say what the lens cannot tell. Orange areas mean granuloma, not which granuloma.',
  ],
  pitfalls: [
    'Reference images are mostly from pale skin. Build a folder of your own from day one.',
    'Normal brown skin has a network, perifollicular darkening and honeycomb on sun-exposed scalp. Learn normal first.',
    'Acral melanoma is the melanoma of our patients. Look at soles at every full examination.',
  ],
  shared: ['brown-skin', 'photographs', 'biopsy'],
};
