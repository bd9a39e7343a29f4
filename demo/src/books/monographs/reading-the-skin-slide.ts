import type { Monograph } from './monograph';

export const readingTheSkinSlide: Monograph = {
  title: 'Reading the Skin Slide',
  author: 'Dr. Nirmala Viswanathan',
  speciality: 'pathology',
  publishedOn: '2022-11-14',
  cover: { pattern: 'strata', palette: 'mist', variant: 2 },
  summary:
    'Pattern first, then cells, then names. A short course for clinicians who want to talk with their pathologist.',
  figure: { kind: 'section', caption: 'The layers at low power. Name the compartment before you name the disease.' },
  history: [
    'The form is part of the test. Age, site, duration, treatment, and what the lesion looked like on the day. A photograph on the form is worth more than an adjective.',
    'Ask the pathologist which stain was done and why.',
  ],
  examination: [
    'Scan at low power: is it epidermis, junction, dermis or fat? Superficial or deep, around vessels or diffuse? Then cells: lymphocytes, eosinophils, neutrophils, histiocytes, plasma cells. Then detail.',
    'Look at the stratum corneum first: fungi live there.',
  ],
  differential: [
    ['Spongiotic', 'eczema, id, pityriasis rosea'],
    ['Psoriasiform', 'psoriasis, old eczema, tinea'],
    ['Interface', 'lichen planus, lupus, drug'],
    ['Granuloma', 'leprosy, tuberculosis, sarcoid'],
    ['Blister', 'level and cells'],
    ['Vasculitis', 'nuclear dust, fibrin'],
  ],
  investigations: [
    'PAS for fungi and membrane, Fite for lepra bacilli, Ziehl-Neelsen for tubercle, Giemsa for mast cells and leishmania, elastic for scars. Immunostains for lymphoma and melanocytes. DIF in every blister.',
    'Deeper levels before a second biopsy.',
  ],
  ladder: [
    ['Low power', 'pattern'],
    ['Medium', 'compartment and vessels'],
    ['High', 'cells and organisms'],
    ['Stain', 'by question'],
    ['Correlate', 'with photograph'],
    ['Report', 'diagnosis, or pattern with a list'],
  ],
  counselling: [
    'Explain to the patient that a slide is a moment. A report of “consistent with” asks the clinician to decide.',
    'Meet weekly, ten slides, one hour. Nothing improves both sides more.',
  ],
  pitfalls: [
    'Basal melanin and some melanophages are normal in brown skin. Incontinence should be marked and fit the story.',
    'Hypopigmented mycosis fungoides shows lymphocytes in the epidermis with little else. Children and young adults have it: think of it.',
  ],
  shared: ['biopsy', 'brown-skin', 'records'],
};
