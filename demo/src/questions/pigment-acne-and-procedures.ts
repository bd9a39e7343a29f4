import { accepted, answer, type QuestionSeed } from './question-seed';

export const pigmentAcneAndProcedures: readonly QuestionSeed[] = [
  {
    title: 'Tranexamic acid by mouth: which questions do you ask?',
    text: 'I have a list of clots, pills and smoking. What else do you ask before 250 mg twice a day?',
    speciality: 'pigment',
    by: 'tarun.saxena',
    daysAgo: 7,
    answers: [
      accepted(
        'demo',
        5,
        'Clots in parents and siblings, miscarriages, migraine with aura, kidney disease, a flight or operation in the next weeks, and colour vision. Three months, then a break.',
      ),
      answer(
        'nusrat.jahan',
        18,
        'I have them sign that they will stop before surgery or plaster. It has happened twice.',
      ),
    ],
  },
  {
    title: 'Stable vitiligo: how do you prove a year?',
    text: 'Patients say “nothing new”, pictures say otherwise. What do you use?',
    speciality: 'pigment',
    by: 'leena.patil',
    daysAgo: 19,
    answers: [
      answer(
        'karthika.selvaraj',
        7,
        'Standard photographs every three months, same wall, same light, and dermoscopy of two borders.',
      ),
      accepted(
        'demo',
        22,
        'Pictures, and a test graft of two millimetres. If colour spreads and no Koebner comes in three months, I go on.',
      ),
    ],
  },
  {
    title: 'Melasma in pregnancy: anything but shade?',
    text: 'A patient in the fifth month asks for “at least something”.',
    speciality: 'pigment',
    by: 'fatima.sheikh',
    daysAgo: 33,
    answers: [
      accepted(
        'rajat.sharma',
        4,
        'Tinted mineral sunscreen, hat, and azelaic acid if she insists. No retinoid, no hydroquinone. Much fades after delivery.',
      ),
    ],
  },
  {
    title: 'Isotretinoin and the gym',
    text: 'CK of 1,900 in a boy who lifts weights, no symptoms, on 20 mg. Stop?',
    speciality: 'acne',
    by: 'girish.nayak',
    daysAgo: 13,
    answers: [
      accepted(
        'varun.khanna',
        3,
        'Ask about dark urine and pain. If none: a week without heavy exercise, repeat, go on. I no longer test CK without symptoms.',
      ),
      answer('pooja.hegde', 12, 'And ask about supplements. Whey and steroids explain both the CK and the acne.'),
    ],
  },
  {
    title: 'Acne marks in type V: peel before or after retinoid?',
    text: 'How long do you prime before the first mandelic peel?',
    speciality: 'acne',
    by: 'subhashree.panda',
    daysAgo: 27,
    answers: [
      answer('fatima.sheikh', 8, 'Four weeks of adapalene and sunscreen, stop adapalene five days before the peel.'),
      accepted('shilpi.rastogi', 29, 'The same. And no peel as long as new pimples come each week.'),
    ],
  },
  {
    title: 'Keloid of the ear lobe: how soon after excision do you inject?',
    text: 'And how many times, before you dare to say that it is over?',
    speciality: 'surgery',
    by: 'parth.trivedi',
    daysAgo: 48,
    answers: [
      accepted(
        'zubin.irani',
        10,
        'First triamcinolone on the table or at two weeks, then monthly for four to six, with pressure clips at night for six months. I say “over” after two years.',
      ),
      answer('manpreet.gill', 25, 'No excision without that plan in writing.'),
    ],
  },
  {
    title: 'Nd:YAG hair reduction on a tanned forearm',
    text: 'He comes back from the sea and leaves for a year next week. One gentle session?',
    speciality: 'lasers',
    by: 'naveen.kumar',
    daysAgo: 16,
    answers: [
      accepted(
        'simrat.dhaliwal',
        2,
        'No. A blister travels with him for a year. Give him sunscreen and a date for his next home leave.',
      ),
      answer('mohit.arora', 9, 'Agree. One session does nothing for hair anyway.'),
    ],
  },
  {
    title: 'Consent for photographs: how do you record withdrawal?',
    text: 'A patient asked us to delete her pictures from a talk given last year. What do you do with slides that are out?',
    speciality: 'dermoscopy',
    by: 'demo',
    daysAgo: 5,
    answers: [
      answer(
        'revathi.krishnan',
        6,
        'We keep a register: picture number, where shown, who holds copies. On withdrawal we delete ours, write to the organisers and tell the patient honestly what cannot be called back.',
      ),
      answer('kunal.shah', 21, 'And we now ask consent by use: record, teaching, publication. Three boxes.'),
    ],
  },
  {
    title: 'Biologics and monsoon fevers',
    text: 'How long do you pause adalimumab for dengue, typhoid or a viral fever without a name?',
    speciality: 'immune',
    by: 'demo',
    daysAgo: 15,
    answers: [
      answer(
        'arvind.subramanian',
        8,
        'Any fever above 38.5: skip the dose. Dengue: until platelets are normal. Typhoid: until the course is finished and a week beyond.',
      ),
      accepted(
        'aditi.bhargav',
        19,
        'As above, and think of tuberculosis when a fever lasts two weeks, whatever the first test said.',
      ),
    ],
  },
  {
    title: 'Phenol for ingrown nails in diabetics',
    text: 'HbA1c 8.1, good pulses. Do you phenolise?',
    speciality: 'nails',
    by: 'madhuri.naik',
    daysAgo: 66,
    answers: [
      answer(
        'maria.fernandes',
        7,
        'With good pulses and monofilament yes, at thirty seconds less, and I see them every third day.',
      ),
      accepted('parth.trivedi', 20, 'Get sugar down first if it is not infected; splint with a gutter meanwhile.'),
    ],
  },
  {
    title: 'Patch test series: Indian standard or own products?',
    text: 'With a budget for one, which do you buy for hand eczema?',
    speciality: 'immune',
    by: 'maria.fernandes',
    daysAgo: 37,
    answers: [
      accepted(
        'shobha.shenoy',
        9,
        'The Indian standard series, and test the patient’s own leave-on products as they are. Never test unknown industrial fluids undiluted.',
      ),
    ],
  },
];
