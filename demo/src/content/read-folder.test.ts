import { articleOf, articleSchema } from '../articles/read-articles';
import { monographOf } from '../books/monographs/all-monographs';
import { monographSchema } from '../books/monographs/monograph';
import { questionOf, questionSchema } from '../questions/question-rows';
import { quizOf, quizSchema } from '../quizzes/read-quizzes';
import { ContentError, readFiles } from './read-folder';

const article = `---
slug: dry-skin
title: Dry skin
summary: Water, then cream.
lead: Skin that is dry itches.
section: 1
speciality: immune
illustration: eczema
publishedOn: 2026-03-01
reviewer: Dr. Leela Krishnan, MD
reviewedOn: 2026-04-01
seeDoctorIf: [it bleeds]
related: [acne]
---

## Why it cracks {#cracks}

Soap takes the oil,
and dry air takes the water.

- Lukewarm water
- Five minutes,
  not more

1. **Pat dry.** Do not rub.

> **Warning:** No steroid cream
>
> It thins the skin.

> **Myth:** Oil is enough.
>
> **Fact:** Oil holds water, and brings none.

![A dry shin](eczema)
`;
const faultsIn = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message.split('\n');
  }
};
const articleFaults = (text: string) => faultsIn(() => readFiles([{ name: 'a.md', text }], articleSchema, articleOf));

test('[PAT-01] an article is read as the contract keeps it, each kind of block from its Markdown', () => {
  const [read] = readFiles([{ name: 'a.md', text: article }], articleSchema, articleOf);
  expect(read).toMatchObject({ slug: 'dry-skin', section: 1, reviewedOn: '2026-04-01', related: ['acne'] });
  expect(read?.body).toEqual([
    { kind: 'heading', id: 'cracks', text: 'Why it cracks' },
    { kind: 'paragraph', text: 'Soap takes the oil, and dry air takes the water.' },
    { kind: 'list', items: ['Lukewarm water', 'Five minutes, not more'] },
    { kind: 'steps', items: [{ title: 'Pat dry.', text: 'Do not rub.' }] },
    { kind: 'warning', title: 'No steroid cream', text: 'It thins the skin.' },
    { kind: 'mythFact', myth: 'Oil is enough.', fact: 'Oil holds water, and brings none.' },
    { kind: 'figure', illustration: 'eczema', caption: 'A dry shin' },
  ]);
  expect(readFiles([{ name: 'a.md', text: article.replaceAll('\n', '\r\n') }], articleSchema, articleOf)).toEqual([
    read,
  ]);
});

test.each([
  ['no field', 'reviewer: Dr. Leela Krishnan, MD\n', '', /^a\.md: reviewer: /],
  ['a day that is none', '2026-04-01', '2026-02-30', /^a\.md: reviewedOn: /],
  ['a section that is none', 'section: 1', 'section: 7', /^a\.md: section: /],
  ['a speciality that is none', 'speciality: immune', 'speciality: teeth', /^a\.md: speciality: /],
  ['a field that nobody knows', 'section: 1', 'section: 1\nsubtitle: More', /^a\.md: .*"subtitle"/],
  ['a list of another kind', '[it bleeds]', '[1]', /^a\.md: seeDoctorIf\.0: /],
  ['a drawing that is none', '(eczema)', '(measles)', /^a\.md: line 35, illustration: /],
  ['another heading', '## Why', '### Why', /^a\.md: line 16: a heading is one line that begins with ##$/],
  ['a step without a title', '**Pat dry.** ', '', /^a\.md: line 25: an item begins with its name/],
  ['a quotation of no kind', '**Warning:**', '**Beware:**', /^a\.md: line 27: a quotation is /],
  ['front matter that is no YAML', 'section: 1', 'section: [1', /^a\.md: .+ at line \d+/],
  ['no front matter', '---\nslug', 'slug', /^a\.md: it does not begin with front matter/],
])('an article with %s is refused with its file and field', (_, part, other, message) => {
  expect(article).toContain(part);
  expect(articleFaults(article.replace(part, other))).toEqual([expect.stringMatching(message)]);
});

test('every fault of every file is told at once', () => {
  const files = [
    { name: 'a.md', text: article.replace('section: 1', 'section: 7').replace('2026-03-01', 'soon') },
    { name: 'b.md', text: article },
    { name: 'c.md', text: '' },
  ];
  const faults = faultsIn(() => readFiles(files, articleSchema, articleOf));
  expect(faults.map((fault) => fault.split(': ').slice(0, 2).join(': ')).sort()).toEqual([
    'a.md: publishedOn',
    'a.md: section',
    'c.md: it does not begin with front matter between --- and ---',
  ]);
});

const quiz = `---
title: Nails again
summary: Bands and pits.
speciality: nails
publishedOn: 2026-03-01
level: Practice
minutes: 5
passMark: 60
reviewer: Dr. Leela Krishnan, MD
reviewedOn: 2026-02-01
---

## Which one is it?

- [ ] One
- [x] Two
- [ ] Three
- [ ] Four

Because it is.
`;

test('[DOC-03] the right option of a question comes first, wherever it stands in the file', () => {
  const [read] = readFiles([{ name: 'q.md', text: quiz }], quizSchema, quizOf);
  expect(read?.ask).toEqual([
    { text: 'Which one is it?', options: ['Two', 'One', 'Three', 'Four'], explanation: 'Because it is.' },
  ]);
});

test.each([
  ['two right options', '[ ] One', '[x] One', /^q\.md: line 15: one option is right, not 2$/],
  ['three options', '- [ ] One\n', '', /^q\.md: ask\.0\.options/],
  ['an option without a box', '[ ] One', 'One', /^q\.md: line 15: an option begins with \[x\]/],
  ['no explanation', 'Because it is.\n', '', /^q\.md: ask\.0\.explanation: /],
  ['a pass mark beyond all', 'passMark: 60', 'passMark: 101', /^q\.md: passMark: /],
])('a quiz with %s is refused with its file and field', (_, part, other, message) => {
  const text = quiz.replace(part, other);
  expect(faultsIn(() => readFiles([{ name: 'q.md', text }], quizSchema, quizOf))).toEqual([
    expect.stringMatching(message),
  ]);
});

const question = `---
title: A wart that stays
speciality: infections
by: demo
daysAgo: 3
---

Six freezes, and it is still there. What next?

## ketan.joshi after 1 hour, accepted

Paring, and a plaster.
`;

test.each([
  ['an answer by nobody', '## ketan.joshi after', '## After', /^q\.md: line 10: an answer begins with its author/],
  ['a list for a text', 'Paring', '- Paring', /^q\.md: line 12: only paragraphs stand here$/],
  ['a text too short', 'Six freezes, and it is still there. What next?', 'Why?', /^q\.md: text: /],
  ['a day to come', 'daysAgo: 3', 'daysAgo: -3', /^q\.md: daysAgo: /],
])('a question with %s is refused with its file and field', (_, part, other, message) => {
  const faults = (text: string) => faultsIn(() => readFiles([{ name: 'q.md', text }], questionSchema, questionOf));
  expect(faults(question)).toEqual([]);
  expect(faults(question.replace(part, other))).toEqual([expect.stringMatching(message)]);
});

test('a book whose parts are not those of a book is refused with its file and field', () => {
  const faults = (text: string) => faultsIn(() => readFiles([{ name: 'm.md', text }], monographSchema, monographOf));
  const begun = '---\ntitle: Warts\nshared: [nothing]\n---\n\n## History\n\nAsk.\n';
  expect(faults(begun)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^m\.md: author: /),
      expect.stringMatching(/^m\.md: ladder: /),
      'm.md: shared.0: There is no such shared chapter',
    ]),
  );
  expect(faults(`${begun}\n## Prognosis\n\nGood.\n`)).toEqual([
    expect.stringMatching(/^m\.md: line 10: no part of a book is called Prognosis; there are History, /),
  ]);
  expect(faults(`${begun}\n## Treatment ladder\n\n1. Freeze it\n`)).toEqual([
    expect.stringMatching(/^m\.md: line 12: an item begins with its name/),
  ]);
});
