import { contributionDetailsSchemas } from '@tvacha/shared-contract';
import { journalClubs } from '../../contents/make-contents';
import { contributionSeeds } from '../../contributions';
import { courseSeeds } from '../../courses';
import { questionSeeds } from '../../questions/question-rows';
import { quizSeeds } from '../../quizzes/all-quizzes';
import { hash32 } from '../../seed-id';
import { chapterBlocksOf } from '../article-blocks';
import type { Chapter, ChapterBlock } from '../chapter';
import type { Volume } from './volume';

const overleaf: ChapterBlock = { next: 'page' };
const said = (heading: string, paragraph: string): ChapterBlock[] => [{ heading }, { paragraph }];

const patients = { female: 'A woman', male: 'A man', other: 'A patient' } as const;

/** A case as far as it was known on the first day; what was found stands overleaf. */
function caseOf({ title, diagnosis, details }: (typeof contributionSeeds)[number]): Chapter {
  const told = contributionDetailsSchemas.case.parse(details);
  return {
    title,
    isRecto: true,
    body: [
      { paragraph: `${patients[told.sex ?? 'other']} of ${told.age}. ${told.site}.` },
      ...said('History', told.history),
      ...said('Examination', told.examination),
      { heading: 'Before you turn the page' },
      {
        list: [
          'Name your first three thoughts, the most dangerous one among them.',
          'Which one test would change what you do today?',
          'What do you say before the result is there?',
        ],
      },
      overleaf,
      ...said('What was found', told.investigations),
      ...said('Diagnosis', diagnosis),
      ...said('Treatment', told.treatment),
      ...said('What became of it', told.outcome),
      ...said('To remember', told.teachingPoint),
    ],
  };
}

type Quiz = (typeof quizSeeds)[number];

/** A question on one page, its answer on the next; of the options the right one comes first in the seed. */
function askedOf({ title }: Quiz, { text, options, explanation, picture }: Quiz['ask'][number], at: number) {
  const [right] = options;
  const place = (option: string) => hash32(`${title}/${text}/${option}`);
  const ordered = options.toSorted((one, other) => place(one) - place(other));
  const lettered = ordered.map((option, index) => `${'ABCD'[index]}. ${option}`);
  return [
    { next: 'recto' as const },
    { heading: `Question ${at + 1}` },
    { paragraph: text },
    ...(picture ? [{ paragraph: `The picture shows: ${picture.alt}` }] : []),
    { list: lettered },
    overleaf,
    { heading: `The answer to question ${at + 1}` },
    { paragraph: lettered[ordered.indexOf(right)] ?? right },
    { paragraph: explanation },
  ];
}

const quizOf = (quiz: Quiz): Chapter => ({
  title: quiz.title,
  body: [
    { paragraph: quiz.summary },
    {
      list: [
        `${quiz.ask.length} questions, about ${quiz.details.minutes} minutes.`,
        `${quiz.details.passMark} of a hundred and you have passed.`,
        'Write your letter down before you turn the page.',
      ],
    },
    ...quiz.ask.flatMap((question, at) => askedOf(quiz, question, at)),
  ],
});

const paragraphs = (text: string): ChapterBlock[] => text.split('\n\n').map((paragraph) => ({ paragraph }));

/** A question of the forum, its answers without their names. */
const threadOf = ({ title, text, answers }: (typeof questionSeeds)[number]): Chapter => ({
  title,
  body: [
    ...paragraphs(text),
    ...answers.flatMap(({ text, accepted }) => [
      { heading: accepted ? 'The answer that helped' : 'A colleague answers' },
      ...paragraphs(text),
    ]),
  ],
});

/** A paper and what it asks; overleaf what colleagues made of it. */
const paperOf = ({ title, summary, details }: (typeof journalClubs)[number]): Chapter => ({
  title,
  isRecto: true,
  body: [
    { paragraph: summary },
    ...said('The paper', `${details.paper.title}. ${details.paper.journal}, ${details.paper.year}.`),
    ...said('What it asks', details.question),
    overleaf,
    { heading: 'What the club took home' },
    { list: details.points },
  ],
});

/** What is asked on the portal, in one book: cases, quizzes, questions of colleagues, papers, and the lessons of its courses. */
export const casebook: Volume = {
  title: 'The Tvacha Casebook',
  author: 'Dr. Noel Fernandes',
  speciality: 'immune',
  publishedOn: '2026-10-05',
  cover: { pattern: 'bricks', palette: 'clay', variant: 2 },
  language: 'en-IN',
  summary:
    'Cases, quizzes and questions as doctors met them, each with its answer overleaf, and the lessons of the courses of Tvacha to read up on what was missed.',
  preface: {
    title: 'How to read it',
    body: [
      {
        paragraph:
          'A diagnosis that is read is soon forgotten; one that was first missed is not. So this book asks before it tells. Each case stops where its first visit stopped, and each question has a page of its own.',
      },
      {
        paragraph:
          'Decide, write your answer down, and turn the page. Where you were wrong, the lessons at the end of the book say why, in ten minutes each.',
      },
      { heading: 'What the cases are' },
      {
        list: [
          'They are invented, and put together from what dermatologists in India see each week.',
          'No name, place or day in them belongs to anybody.',
          'Treatment is what was given, not what must be given: guidelines and labels change.',
        ],
      },
    ],
  },
  parts: [
    {
      title: 'Cases',
      chapters: contributionSeeds.filter(({ kind, state }) => kind === 'case' && state === 'published').map(caseOf),
    },
    { title: 'Quizzes', chapters: quizSeeds.map(quizOf) },
    {
      title: 'Questions of colleagues',
      chapters: questionSeeds.filter(({ answers }) => answers.length > 0).map(threadOf),
    },
    { title: 'Papers in the journal club', chapters: journalClubs.map(paperOf) },
    ...courseSeeds.map(({ title, teaches }) => ({
      title,
      chapters: teaches.map(({ title, body }) => ({ title, body: body.flatMap(chapterBlocksOf) })),
    })),
  ],
};
