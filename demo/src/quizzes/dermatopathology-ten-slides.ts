import { type QuizSeed, question } from './quiz-seed';

export const dermatopathologyTenSlides: QuizSeed = {
  title: 'Dermatopathology: ten slides',
  speciality: 'pathology',
  publishedOn: '2026-11-18',
  summary: 'Pattern first, then the name. Fourteen minutes.',
  details: {
    level: 'Advanced',
    minutes: 14,
    passMark: 70,
    reviewer: 'Dr. Sudha Pillai, MD',
    reviewedOn: '2026-11-10',
  },
  ask: [
    question(
      'Band-like lymphocytes hug the epidermis, the basal layer is vacuolated, the granular layer is wedge-shaped and the rete is saw-toothed. What is it?',
      ['Lichen planus', 'Psoriasis', 'Polymorphous light eruption', 'Pityriasis rosea'],
      'A lichenoid band with wedge-shaped hypergranulosis and saw-tooth rete ridges is lichen planus. In brown skin look for much melanin in macrophages of the papillary dermis: it tells you that the mark will stay long.',
    ),
    question(
      'An intraepidermal split lies just above the basal layer, whose cells stand like a row of tombstones. Direct immunofluorescence shows IgG between keratinocytes. The diagnosis is',
      ['pemphigus vulgaris', 'pemphigus foliaceus', 'bullous pemphigoid', 'Hailey–Hailey disease'],
      'A suprabasal split with a tombstone row and intercellular IgG is pemphigus vulgaris. Pemphigus foliaceus splits in the granular layer. Hailey–Hailey looks like a dilapidated brick wall and has negative immunofluorescence.',
    ),
    question(
      'A subepidermal blister full of eosinophils in an eighty-year-old with itch: which finding on direct immunofluorescence of perilesional skin fits?',
      [
        'Linear IgG and C3 along the basement membrane',
        'Granular IgA in the papillary tips',
        'Intercellular IgG in the epidermis',
        'Shaggy fibrinogen along the basement membrane',
      ],
      'Bullous pemphigoid has linear IgG and C3 at the basement membrane zone. Granular IgA in the papillae is dermatitis herpetiformis; shaggy fibrinogen is seen in lichen planus.',
    ),
    question(
      'Small, well-formed epithelioid granulomas follow a nerve and destroy it; no acid-fast bacilli are seen with Fite stain. Which pole of leprosy is this?',
      ['Tuberculoid', 'Lepromatous', 'Histoid', 'Indeterminate'],
      'Granulomas that destroy nerves, with no or few bacilli, belong to the tuberculoid pole. Lepromatous leprosy has foamy macrophages, a clear Grenz zone and many bacilli.',
    ),
    question(
      'Regular elongation of rete ridges, thin plates above the papillae, parakeratosis with neutrophils and no granular layer point to',
      ['psoriasis', 'lichen simplex chronicus', 'seborrhoeic dermatitis', 'pityriasis rubra pilaris'],
      'Regular acanthosis with confluent parakeratosis, neutrophils in the horn and loss of the granular layer is psoriasis. Lichen simplex keeps a thick granular layer and has vertical collagen in the papillae.',
    ),
    question(
      'Fungal hyphae are hard to find in a scaly ring. Which stain makes their walls magenta?',
      ['Periodic acid–Schiff', 'Fite–Faraco', 'Congo red', 'Von Kossa'],
      'PAS colours the polysaccharide of fungal walls magenta; silver stains turn them black. Fite shows acid-fast bacilli, Congo red amyloid, von Kossa calcium.',
    ),
    question(
      'A biopsy of a net-like brown rash on the upper back shows pink globules in the papillary dermis that stain with Congo red. The diagnosis is',
      [
        'macular amyloidosis',
        'post-inflammatory pigmentation',
        'erythema ab igne',
        'confluent and reticulated papillomatosis',
      ],
      'Keratin-derived amyloid in the papillary tips makes macular and lichen amyloidosis. Congo red with apple-green birefringence under polarised light proves it. Rubbing with nylon towels is a common story.',
    ),
    question(
      'Full-thickness keratinocyte necrosis with very few inflammatory cells in a patient whose skin slips off means',
      [
        'toxic epidermal necrolysis',
        'staphylococcal scalded skin syndrome',
        'generalised pustular psoriasis',
        'subcorneal pustular dermatosis',
      ],
      'Full-thickness necrosis with a split at the junction is toxic epidermal necrolysis. In staphylococcal scalded skin the split is high, below the horny layer. A frozen section of the roof tells the two apart within the hour.',
    ),
    question(
      'Nests of basaloid cells with palisading at the edge and clefts between tumour and stroma are seen in a pigmented papule of the nose. It is',
      ['basal cell carcinoma', 'seborrhoeic keratosis', 'trichoblastoma', 'melanoma'],
      'Palisading, clefting and mucinous stroma make basal cell carcinoma. In Indian patients most are pigmented and are often taken for a naevus or a melanoma at the bedside.',
    ),
    question(
      'Which request form helps the pathologist most?',
      [
        'Age, site, duration, treatment so far and three differentials',
        'Name, age and the words “rule out malignancy”',
        'The single diagnosis that you are sure of, underlined',
        'A good photograph, without words that could sway the reader',
      ],
      'Site, duration and treatment change what a pattern means: a steroid cream hides a band, an old lesion loses its cells. Give two or three differentials; a single guess anchors the reader.',
    ),
  ],
};
