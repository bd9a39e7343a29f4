import { heading, list, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const biopsyAndDermatopathology: CourseSeed = {
  title: 'Biopsy and dermatopathology for clinicians',
  speciality: 'pathology',
  publishedOn: '2026-04-01',
  summary: 'Ten patterns, forty slides and the form that helps.',
  details: {
    level: 'Practice',
    teacher: 'Dr. Nirmala Viswanathan',
    reviewer: 'Dr. Tarun Baruah, MD',
    reviewedOn: '2026-03-24',
    outcomes: [
      'Choose site, depth and moment of a biopsy',
      'Send the right medium for the right question',
      'Read a report by pattern and talk with the pathologist',
      'Close wounds so that brown skin forgives them',
    ],
  },
  teaches: [
    lesson(
      'Where, when and how deep',
      8,
      paragraph(
        'A fresh, untreated, fully grown lesion for most; the youngest for vasculitis and blisters; the active edge for scarring loss. Stop steroid creams for two weeks where you can.',
      ),
      list(
        'Punch 4 mm: most rashes',
        'Wedge or deep punch: panniculus',
        'Shave: only raised, benign surface',
        'Excision: any lesion suspected of melanoma',
      ),
      warning('Face and shin', 'Think twice. Choose a site that heals and can be hidden.'),
    ),
    lesson(
      'Step by step',
      8,
      steps(
        ['Mark before anaesthesia.', 'The swelling hides edges.'],
        ['Lignocaine with adrenaline.', 'Wait seven minutes for pale skin. Buffered, it stings less.'],
        ['Stretch across the lines.', 'The round hole becomes an oval that closes well.'],
        ['Lift with a needle.', 'Forceps crush what you want to see.'],
        ['Label at the bedside.', 'Name, site, date: on the bottle, not on the lid.'],
      ),
      paragraph('Check anticoagulants and allergies. Stopping aspirin is seldom needed.'),
    ),
    lesson(
      'Bottles and questions',
      6,
      heading('formalin', 'Formalin'),
      paragraph('Ten times the volume of the tissue. For nearly everything.'),
      heading('michel', 'Transport medium for immunofluorescence'),
      paragraph('Perilesional skin for blisters, a lesion for lupus. Never formalin.'),
      heading('saline', 'Saline, sterile'),
      paragraph('For culture of bacteria, mycobacteria and fungi. It must reach the laboratory on the same day.'),
    ),
    lesson(
      'Ten patterns',
      12,
      paragraph(
        'Ask the report for its pattern first: spongiotic, psoriasiform, lichenoid, vacuolar, perivascular, vasculitic, granulomatous, blistering, panniculitic, or a tumour. Each pattern has a short list; your clinic picks one from it.',
      ),
      list(
        'Spongiotic: eczema, pityriasis rosea, id reaction',
        'Lichenoid: lichen planus, drug, lupus',
        'Granulomatous: leprosy, tuberculosis, sarcoid, fungus, foreign body',
        'Vasculitic: infection, drug, immune complex',
      ),
    ),
    lesson(
      'Stains worth asking for',
      7,
      list(
        'PAS or silver: fungus, basement membrane',
        'Fite: lepra bacilli; Ziehl–Neelsen: tuberculosis',
        'Congo red: amyloid',
        'Giemsa: mast cells, Leishmania',
        'Masson–Fontana: melanin; Perls: iron',
      ),
      paragraph('In India a granuloma always gets Fite and PAS, and a second look at the nerves.'),
    ),
    lesson(
      'Talking about the report',
      7,
      paragraph(
        '“Consistent with” is an invitation to talk. Ring up with the picture in your hand. If clinic and slide disagree, believe neither: take another piece.',
      ),
      paragraph('Tell the patient what the word means, and what it does not mean. “Non-specific” is not “nothing”.'),
    ),
  ],
};
