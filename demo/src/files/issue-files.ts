import { type ContentDetails, contentDetailsSchemas } from '@tvacha/shared-contract';
import type { Issue } from '../pdf/make-issue';
import type { ContentInsert } from '../rows';
import type { PdfShelf } from './pdf-shelf';

/** Abstracts of the papers whose issues can be opened, by the title of the paper. */
const abstracts: Readonly<Record<string, string>> = {
  'Stretching omalizumab intervals in chronic spontaneous urticaria: a clinic audit':
    'We looked at the records of 58 patients whose urticaria had been under control for six months on 300 mg every four weeks. Intervals were stretched by two weeks at a time. At one year 31 stayed controlled at eight weeks or more, 17 had gone back to four weeks, and 10 had stopped without relapse. Relapse was treated within days in all. Stretching saved about a third of the injections.',
  'A district map of terbinafine failure in dermatophytosis':
    'Eleven clinics of one state sent scale from patients who had failed four weeks of terbinafine. Growth was obtained in 214 of 300. Mutations linked to resistance were found in 61 percent overall, but from 22 to 84 percent by district. Use of shop-bought steroid mixtures did not differ between resistant and sensitive isolates. Local figures, not national ones, should guide the first choice.',
  'Timolol drops for thin infantile haemangioma: an open trial':
    'Forty infants with thin haemangioma away from eyes and mouth had two drops of timolol 0.5% daily for six months. Growth stopped in 33, and in 21 the lesion was at least half as pale. Ulcerated and thick lesions did not answer. No slow pulse was recorded. Drops should not be put on raw skin or under a dressing.',
  'Methotrexate monitoring by post: are fewer visits safe?':
    'Stable patients posted their blood results and answered five questions by telephone, and came each six months instead of each three. In 120 patients over two years one low count and four high liver enzymes were found in time. Two patients had taken cotrimoxazole from elsewhere; both had shown their card to no one. Fewer visits are safe where the card is read.',
  'Patch test results in three hundred construction workers':
    'Chromate was positive in 41 percent, cobalt in 17, epoxy in 6. Hand eczema kept a third of the workers from work for more than a month a year. Gloves were supplied to most and worn by few, for they tore within two days. Ferrous sulphate in cement, sturdier gloves and a place to wash cost less than the days lost.',
  'Dermoscopy of early lupus of the scalp in brown skin':
    'In 26 patients with a patch of less than three months, follicular plugs, missing openings and blue-grey dots were seen in most. Redness, described first in fair skin, was seen in six. We suggest that plugs and the loss of the pigment net be taught as the early signs in skin of colour.',
  'Case letter: pemphigus that began with sore gums':
    'A woman of 48 was treated for gum disease for seven months. Gums peeled in sheets when dried with gauze. Biopsy beside an erosion showed a suprabasal split. We remind that half of all patients with pemphigus vulgaris begin in the mouth, and that dentists see them first.',
  'From the clinic: a one-page consent for biologics':
    'Eight lines, a box for the name of the medicine, a box for the patient’s own words. We print the page we use, in English, Hindi and Tamil. The line that patients remember best is the last one: “With fever I stop and call.”',
  'Low-dose oral minoxidil in two hundred women: gains and swollen ankles':
    'Women took 0.25 to 1 mg a day for a mean of fourteen months. Density by standard photograph was better in 62 percent and unchanged in 30. Facial hair grew in 38 percent, ankles swelled in 7, a fast pulse led to stopping in 3. All unwanted effects ended after the dose was lowered or stopped.',
  'White dots or not: trichoscopy of scarring loss on brown scalps':
    'Two observers read 140 pictures without the diagnosis. Pinpoint dots in even rows were sweat ducts in each case that had a biopsy. Irregular white areas without openings marked scars. Scale wrapped round the shaft was the most reliable sign of active lichen planopilaris.',
  'Ferritin and shedding: what a normal value does not tell':
    'Of 310 women with shedding a third had ferritin under 20. Iron shortened the course in those with anaemia and made no clear difference in the others. Inflammation raises ferritin: a normal value in a patient with fever means little. We suggest treating the cause and not the number.',
  'Camouflage fibres and the quality of life':
    'Sixty women used keratin fibres for a month. Scores of distress fell by nearly half, and most went on with their medical treatment. Irritation was rare. Showing a mirror and a pot of fibres at the first visit took four minutes.',
  'A shedding calendar for patients after dengue':
    'We gave half of 90 patients a calendar that told when shedding begins, peaks and ends, and the others the usual talk. Those with the calendar paid fewer visits elsewhere and bought less. Shedding itself was the same in both groups.',
  'Case letter: patchy loss that was syphilis':
    'A man of 27 was given injections for areata. Patches were many, small and not smooth. VDRL was 1:128. Hair grew again within three months after benzathine penicillin. Small ragged patches in an adult deserve a blood test before a needle.',
  'Who opens the door: contact tracing with single-dose rifampicin':
    'Of 1,160 contacts named by 212 patients, 86 percent were examined and 79 percent took the single dose. Refusal was highest where workers came in an official car. Seven contacts had early leprosy and were treated. Consent of the patient before any visit decided nearly everything.',
  'Self-care groups for numb feet, ten years on':
    'Fourteen of twenty groups still meet. Ulcers at any time fell from 31 to 12 percent of members. Groups that kept their own money for footwear lasted longest. Meetings with songs were better attended than those with lectures.',
  'Neuritis found late: reasons in one hundred patients':
    'New weakness had lasted more than six months in 57. The patient had not been told to watch for it in 40, had told a health worker who did not test in 22, and could not travel in 18. A three-minute test at each blister pack would have found most.',
  'A footwear van and its accounts':
    'Over three years the van made 4,210 pairs at a mean of 380 rupees. A pair lasted nine months. Admissions for foot ulcers in the three districts fell by a quarter. The accounts, with fuel and repairs, are printed in full so that others may copy them.',
  'Voices: “I hid it under bangles”':
    'Eleven women speak of the years between the first patch and the first visit. Bangles, long sleeves and a story of a burn hid it. What brought them in the end was another woman, cured, who came to the door.',
};

/** Of so many files of books one issue of each kind gets its file. */
const every = 9;

const kinds = ['ejournal', 'dermatologytimes', 'magzter', 'journalclub'] as const;
type Kind = (typeof kinds)[number];

type Described = Pick<Issue, 'series' | 'editor' | 'cover' | 'parts'>;

function ejournal({ editor, cover, articles }: ContentDetails<'ejournal'>, title: string): Described {
  const parts = articles.map(({ title: name, authors }) => ({ title: name, by: authors, text: abstracts[name] ?? '' }));
  return { series: title.split(', ')[0] ?? title, editor, cover, parts };
}

const dermatologyTimes = ({ cover, stories }: ContentDetails<'dermatologytimes'>): Described => ({
  series: 'Dermatology Times',
  editor: 'The editors',
  cover,
  parts: stories,
});

const magazine = ({ cover, editor, features }: ContentDetails<'magzter'>): Described => ({
  series: 'Skin and Practice',
  editor,
  cover,
  parts: features,
});

/** The paper of a journal club, told in our own words: it is not ours to print. */
const paperOf = (
  { cover, presenter, paper, question, points }: ContentDetails<'journalclub'>,
  summary: string,
): Described => ({
  series: 'Journal club',
  editor: presenter,
  cover,
  parts: [
    { title: paper.title, by: `${paper.journal}, ${paper.year}`, text: summary },
    { title: 'The question', text: question },
    { title: 'What we take home', text: points.join(' ') },
  ],
});

/** What is printed of an issue; null where some of its text is not written. */
function issueOf({ type, title, summary = '', publishedOn, details }: ContentInsert): Issue | null {
  const read: Record<Kind, () => Described> = {
    ejournal: () => ejournal(contentDetailsSchemas.ejournal.parse(details), title),
    dermatologytimes: () => dermatologyTimes(contentDetailsSchemas.dermatologytimes.parse(details)),
    magzter: () => magazine(contentDetailsSchemas.magzter.parse(details)),
    journalclub: () => paperOf(contentDetailsSchemas.journalclub.parse(details), summary),
  };
  const kind = kinds.find((known) => known === type);
  const described = kind && read[kind]();
  if (!described || described.parts.some(({ text }) => text === '')) return null;
  return { title, summary, publishedOn, ...described };
}

/** Makes the files of some issues; their pages are then those of the file. */
export async function addIssueFiles(rows: readonly ContentInsert[], shelf: Pick<PdfShelf, 'put'>, pdfs: number) {
  if (pdfs === 0) return [...rows];
  const { makeIssue } = await import('../pdf/make-issue');
  const { readFontFiles } = await import('@tvacha/api/font-files');
  const fonts = await readFontFiles();
  const made = new Map<string, number>();
  const whole: ContentInsert[] = [];
  for (const row of rows) {
    const count = made.get(row.type) ?? 0;
    const issue = count < Math.ceil(pdfs / every) ? issueOf(row) : null;
    if (!issue) {
      whole.push(row);
      continue;
    }
    made.set(row.type, count + 1);
    const fileKey = `issues/${row.type}/${row.slug}.pdf`;
    const file = await makeIssue(issue, fonts);
    await shelf.put(fileKey, file);
    const pages = file.facts.length;
    whole.push({ ...row, fileKey, details: { ...row.details, pages, ...numbered(row, file.starts) } });
  }
  return whole;
}

/** Papers of a journal begin where they begin in the file. */
function numbered({ type, details }: ContentInsert, starts: readonly number[]) {
  if (type !== 'ejournal') return {};
  const { articles } = contentDetailsSchemas.ejournal.parse(details);
  return { articles: articles.map((article, at) => ({ ...article, page: starts[at] ?? article.page })) };
}
