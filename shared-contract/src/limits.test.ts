import type { ZodObject, ZodType } from 'zod';
import { operations } from './operations';

// What people and programs may send, written down a second time: a limit is changed in both places or by mistake.

type Row = [place: string, least: number, most: number];

/** What is sent along so that the rest of the body is looked at. */
const kinds: Record<string, object> = {
  'contributions.create case': { type: 'case' },
  'contributions.create image': { type: 'image' },
  'contributions.save case': { type: 'case' },
  'contributions.save image': { type: 'image' },
  'auth.login password': { type: 'password' },
};

/** Whether a value is refused at a place such as `chats.send body.text`, whatever else is missing. */
function isRefused(place: string, value: unknown): boolean {
  const [id = '', ...rest] = place.split(' ');
  const [part = '', ...keys] = rest.at(-1)?.split('.') ?? [];
  const schema = (operations as Record<string, Record<string, unknown>>)[id]?.[part] as ZodType;
  const input = keys.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
  const { error } = schema.safeParse({ ...kinds[`${id} ${rest[0]}`], ...(input as object) });
  return (error?.issues ?? []).some(({ path }) => path.join('.') === keys.join('.'));
}

/** The places where one of these values is not dealt with as it should be. */
const wrong = (rows: Row[], { taken, refused }: Record<'taken' | 'refused', (row: Row) => unknown[]>) =>
  rows.flatMap((row) => [
    ...taken(row).flatMap((value) => (isRefused(row[0], value) ? [`${row[0]} refuses ${JSON.stringify(value)}`] : [])),
    ...refused(row).flatMap((value) => (isRefused(row[0], value) ? [] : [`${row[0]} takes ${JSON.stringify(value)}`])),
  ]);

const long = (length: number) => 'x'.repeat(length);
const within = ([, least, most]: Row) => [long(least), long(most)];
const beyond = ([, least, most]: Row) => [...(least > 0 ? [long(least - 1)] : []), long(most + 1)];
/** Spaces around a text do not count: neither for its length, nor to make one of nothing. */
const padded = ([, , most]: Row) => ` ${long(most)} `;
const blank = ([, least]: Row) => (least > 0 ? [' '.repeat(least)] : []);

const lines: Row[] = [
  ['contact.send body.name', 2, 100],
  ['contact.send body.subject', 3, 150],
  ['questions.create body.title', 10, 200],
  ['questions.update body.title', 10, 200],
  ['contributions.create case body.title', 5, 150],
  ['contributions.create case body.diagnosis', 0, 200],
  ['contributions.save case body.title', 0, 150],
  ['contributions.save case body.details.site', 0, 200],
  ['contributions.create case body.captions.0', 0, 200],
  ['contributions.create case body.details.site', 2, 200],
  ['contributions.create case body.details.teachingPoint', 0, 200],
  ['contributions.create image body.details.site', 2, 200],
  ['admin.contents.create body.title', 3, 200],
  ['admin.contents.create body.questions.0.options.0.id', 1, 40],
  ['admin.contents.create body.questions.0.options.0.text', 1, 400],
  ['admin.contents.create body.questions.0.answer', 1, 40],
  ['admin.contents.create body.options.0.text', 1, 200],
  ['admin.contents.create body.lessons.0.title', 3, 200],
  ['admin.users.update body.name_titel', 0, 20],
  ['admin.users.update body.first_name', 1, 60],
  ['admin.users.update body.last_name', 0, 60],
  ['admin.users.update body.address.state', 1, 60],
  ['admin.users.update body.address.city', 1, 60],
  ['admin.users.update body.registrationNumber', 1, 60],
  ['admin.users.update body.type', 1, 40],
  ['admin.users.create body.first_name', 1, 60],
  ['admin.users.create body.last_name', 0, 60],
  ['admin.publishers.create body.name', 1, 120],
  ['admin.publishers.create body.city', 0, 80],
  ['admin.authors.create body.name', 1, 120],
  ['admin.roles.create body.name', 1, 80],
  ['admin.views.create body.name', 1, 40],
  ['admin.sitemap.create body.title', 1, 120],
  ['auth.passkeys.add body.name', 1, 60],
];

test('[API-02] one line is taken between its shortest and its longest, and no signs that cannot be shown', () => {
  const taken = (row: Row) => [...within(row), padded(row)];
  const refused = (row: Row) => [...beyond(row), ...blank(row), `${long(9)}\n${long(9)}`, `${long(9)}\u0007${long(9)}`];
  expect(wrong(lines, { taken, refused })).toEqual([]);
});

const texts: Row[] = [
  ['contact.send body.message', 10, 4000],
  ['chats.send body.text', 1, 2000],
  ['questions.create body.text', 20, 4000],
  ['answers.create body.text', 2, 4000],
  ['answers.update body.text', 2, 4000],
  ['contributions.create case body.summary', 20, 1000],
  ['contributions.save case body.summary', 0, 1000],
  ['contributions.save case body.details.history', 0, 4000],
  ['contributions.save image body.details.findings', 0, 4000],
  ['contributions.create case body.details.history', 10, 4000],
  ['contributions.create case body.details.examination', 10, 4000],
  ['contributions.create case body.details.investigations', 0, 4000],
  ['contributions.create case body.details.treatment', 2, 4000],
  ['contributions.create case body.details.outcome', 0, 4000],
  ['contributions.create image body.details.findings', 10, 4000],
  ['admin.contents.create body.summary', 0, 1000],
  ['admin.contents.create body.questions.0.text', 3, 1000],
  ['admin.contents.create body.questions.0.explanation', 1, 2000],
  ['admin.contents.reject body.reason', 10, 500],
  ['admin.contributions.reject body.reason', 10, 500],
  ['admin.contributions.unpublish body.reason', 10, 500],
  ['admin.users.reject body.reason', 10, 500],
  ['admin.users.copy body.reason', 10, 500],
  ['admin.users.disable body.reason', 10, 500],
  ['admin.invalid.resolve body.note', 0, 500],
  ['admin.authors.create body.about', 0, 2000],
  ['admin.chats.answer body.text', 1, 2000],
  ['admin.chats.note body.text', 1, 2000],
  ['admin.canned.create body.text', 1, 2000],
  ['admin.messages.handle body.note', 0, 500],
  ['admin.messages.answer body.text', 1, 2000],
];

test('[API-02] a text in lines is taken between its shortest and its longest', () => {
  const taken = (row: Row) => [...within(row), padded(row), `${long(20)}\r\n\t${long(20)}`];
  const refused = (row: Row) => [...beyond(row), ...blank(row), `${long(20)}\u0000`];
  expect(wrong(texts, { taken, refused })).toEqual([]);
});

const fields: Row[] = [
  ['auth.create body.first_name', 0, 100],
  ['auth.create body.last_name', 0, 100],
  ['auth.create body.address.state', 0, 60],
  ['auth.create body.address.city', 0, 60],
  ['auth.create body.customerId', 0, 40],
  ['code.verify body.code', 0, 40],
  ['demo.register body.fullName', 1, 100],
  ['auth.second-factor.verify body.code', 6, 20],
  ['users.update body.first_name', 1, 200],
  ['users.update body.last_name', 0, 200],
  ['users.update body.address.state', 0, 60],
  ['users.update body.address.city', 0, 60],
  ['users.update body.exprience', 0, 200],
  ['users.update body.publications', 0, 4000],
  ['users.update body.internationalSpeaker', 0, 4000],
  ['users.update body.nationalSpeaker', 0, 4000],
  ['users.update body.degree.0.name', 1, 200],
  ['users.update body.degree.0.institute', 0, 200],
  ['users.update body.specialty.0', 1, 200],
  ['users.update body.areaOfInterest.0', 1, 200],
  ['users.update body.fellowship.0', 1, 200],
  ['users.update body.clinic', 0, 200],
  ['doctors.list query.search', 0, 100],
  ['doctors.list query.city', 0, 100],
  ['search.list query.search', 2, 100],
  ['doctors.suggest query.search', 2, 100],
  ['search.suggest query.search', 2, 100],
];

test('[API-02] other fields are taken without the spaces around them', () => {
  const taken = (row: Row) => [...within(row), padded(row)];
  expect(wrong(fields, { taken, refused: (row) => [...beyond(row), ...blank(row)] })).toEqual([]);
});

const secrets: Row[] = [
  ['auth.login password body.password', 1, 128],
  ['auth.prove body.password', 1, 128],
  ['auth.password.change body.oldPassword', 1, 128],
  ['auth.password.change body.newPassword', 10, 128],
  ['auth.password.reset body.password', 10, 128],
  ['auth.password.create body.password', 10, 128],
  ['auth.refresh body.refreshToken', 1, 256],
];

test('[API-02] passwords and tokens are taken as they are, spaces and all', () => {
  const taken = (row: Row) => [...within(row), ' '.repeat(row[1])];
  expect(wrong(secrets, { taken, refused: (row) => [...beyond(row), ` ${long(row[2])}`] })).toEqual([]);
});

const numbers: Row[] = [
  ['telemetry.remotes body.reports.0.took', 0, 600_000],
  ['enrollments.progress body.percent', 0, 100],
  ['contributions.create case body.details.age', 0, 120],
  ['contributions.create image body.details.age', 0, 120],
  ['admin.contents.create body.section', 0, 4],
  ['admin.contents.create body.lessons.0.minutes', 1, 600],
  ['articles.list query.section', 0, 4],
  ['webinars.list query.year', 2000, 2100],
  ['webinars.list query.page', 1, 10_000],
];

test('[API-02] numbers are whole, and between the smallest and the largest', () => {
  const taken = ([, least, most]: Row) => [least, most];
  const refused = ([, least, most]: Row) => [least - 1, most + 1, least + 0.5, 'x'];
  expect(wrong(numbers, { taken, refused })).toEqual([]);
});

const lists: Row[] = [
  ['telemetry.remotes body.reports', 1, 20],
  ['users.update body.degree', 0, 20],
  ['users.update body.specialty', 0, 30],
  ['users.update body.areaOfInterest', 0, 30],
  ['users.update body.fellowship', 0, 30],
  ['users.update body.deletedDegree', 0, 20],
  ['users.update body.deletedVisitingCard', 0, 20],
  ['quizzes.submit body.answers', 0, 200],
  ['contributions.create case body.captions', 0, 5],
  ['admin.contents.create body.questions', 1, 100],
  ['admin.contents.create body.questions.0.options', 2, 8],
  ['admin.contents.create body.options', 2, 10],
  ['admin.contents.create body.lessons', 1, 100],
  ['admin.contents.create body.lessons.0.body', 1, 200],
  ['admin.codes.import body.codes', 1, 1000],
  ['admin.roles.create body.permissions', 0, 28],
  ['admin.sitemap.reorder body.ids', 1, 200],
  ['auth.passkeys.add body.transports', 0, 10],
];

test('[API-02] lists have so many entries', () => {
  const many = (length: number) => Array.from({ length }, () => 'x');
  const taken = ([, least, most]: Row) => [many(least), many(most)];
  const refused = ([, least, most]: Row) => [...(least > 0 ? [many(least - 1)] : []), many(most + 1)];
  expect(wrong(lists, { taken, refused })).toEqual([]);
});

/** How many rows a page of a list has at most, and how many where nobody says. */
const pages: Record<number, string[]> = {
  24: [
    ...['ejournals', 'proguides', 'dermatologytimes', 'magzter', 'webinars', 'vidyaopenhouse', 'journalclubs'],
    ...['events', 'courses', 'articles', 'quizzes', 'polls', 'enrollments', 'contributions'],
  ],
  20: [
    'doctors',
    'questions',
    'auth.sessions',
    ...['users', 'invalid', 'codes', 'publishers', 'authors', 'contents'].map((name) => `admin.${name}`),
    ...['contributions', 'questions', 'answers', 'chats', 'messages'].map((name) => `admin.${name}`),
  ],
  50: ['admin.roles', 'admin.logs'],
  100: ['lessons'],
};

test('[API-02] a page has a hundred rows at most, and its usual number where nobody says', () => {
  for (const [usual, names] of Object.entries(pages)) {
    const places = names.map((name): Row => [`${name}.list query.dataPerPage`, 1, 100]);
    const ends = { taken: ([, least, most]: Row) => [least, most], refused: () => [0, 101, 2.5] };
    expect(wrong(places, ends)).toEqual([]);
    for (const name of names) {
      const { query } = (operations as unknown as Record<string, { query: ZodObject }>)[`${name}.list`] ?? {};
      expect([name, query?.shape.dataPerPage?.parse(undefined)]).toEqual([name, Number(usual)]);
    }
  }
});

/**
 * What each list may be narrowed to or sorted by, in shared addresses too; in brackets what holds where nobody says.
 */
const library = '[newest] oldest title mostRead';
const events = `${library} soonest`;
const choices: Record<string, string> = {
  'users.consents kind': 'registration patient-image marketing finder',
  ...Object.fromEntries(
    ['ejournals', 'proguides', 'dermatologytimes', 'magzter', 'courses'].map((kind) => [`${kind}.list sort`, library]),
  ),
  ...Object.fromEntries(
    ['webinars', 'vidyaopenhouse', 'journalclubs', 'events'].flatMap((kind) => [
      [`${kind}.list sort`, events],
      [`${kind}.list when`, 'upcoming past'],
    ]),
  ),
  'events.list kind': 'expertlectures conferencearchives archives',
  'events.registrations when': 'upcoming past',
  'events.registrations sort': '[soonest] newest',
  'doctors.list sort': '[name] experience newest',
  'dermalive.list when': '[upcoming] past',
  'ebooks.list sort': '[newest] oldest title author mostRead',
  'articles.list sort': '[newest] title',
  'quizzes.list state': '[all] new taken',
  'quizzes.list sort': '[newest] title',
  'polls.list state': '[all] open closed',
  'polls.list sort': '[newest] closing title',
  'enrollments.list state': '[all] running completed',
  'enrollments.list sort': '[newest] title',
  'contributions.list type': 'image case',
  'contributions.list state': 'draft pending returned published rejected withdrawn',
  'contributions.list sort': '[newest] oldest title',
  'questions.list filter': '[all] unanswered mine',
  'questions.list sort': '[newest] oldest answers',
  'admin.users.list role': '[doctor] patient admin subAdmin staff all',
  'admin.users.list state': 'pending verified rejected disabled',
  'admin.users.list sort': '[newest] oldest name',
  'admin.funnel by': '[week] month',
  'admin.invalid.list state': '[open] resolved all',
  'admin.invalid.list sort': '[newest] tries',
  'admin.codes.list state': '[all] used unused',
  'admin.codes.list sort': '[newest] code',
  'admin.publishers.list sort': '[name] newest',
  'admin.authors.list sort': '[name] newest',
  'admin.contents.list state': 'draft pending published rejected',
  'admin.contents.list by': '[anyone] mine others',
  'admin.contents.list sort': '[changed] waiting title',
  'admin.contributions.list type': 'image case',
  'admin.contributions.list state': 'pending returned published rejected withdrawn',
  'admin.contributions.list sort': '[oldest] newest title',
  'admin.questions.list state': '[all] shown hidden reported',
  'admin.questions.list sort': '[newest] oldest',
  'admin.answers.list state': '[all] shown hidden reported',
  'admin.answers.list sort': '[newest] oldest',
  'admin.roles.list sort': '[name] users',
  'admin.sitemap.list sort': '[position] title',
  'admin.chats.list state': '[open] closed all',
  'admin.chats.list assigned': '[anyone] me nobody',
  'admin.chats.list only': 'unread waiting',
  'admin.chats.list sort': '[unread] newest',
  'admin.messages.list state': '[open] handled all',
  'admin.messages.list sort': '[newest] oldest',
};

test('[API-02] a list is narrowed and sorted by these words and no other', () => {
  const faults = Object.entries(choices).flatMap(([place, words]) => {
    const [id = '', key = ''] = place.split(' ');
    const { query } = (operations as unknown as Record<string, { query: ZodObject }>)[id] ?? {};
    const usual = /\[(\w+)\]/.exec(words)?.[1];
    const said = query?.safeParse({}).data?.[key];
    const names = words.replace(/[[\]]/g, '').split(' ');
    return [
      ...(said === usual ? [] : [`${place} is ${said} where nobody says`]),
      ...wrong([[`${id} query.${key}`, 0, 0]], { taken: () => names, refused: () => ['', 'other', names.join(' ')] }),
    ];
  });
  expect(faults).toEqual([]);
});

test('[ADM-02] [API-02] a chart covers two years at most, the day it begins and the day it ends among them', () => {
  const { query } = operations['admin.analytics'];
  const isTaken = (to: string) => query.safeParse({ metric: 'visits', from: '2024-01-01', to }).success;
  // 2024 has a day more: 731 days end with the last of 2025.
  expect(['2023-12-31', '2024-01-01', '2025-12-31', '2026-01-01'].map(isTaken)).toEqual([false, true, true, false]);
});

const patterns: [place: string, good: string[], bad: string[]][] = [
  ['auth.verify body.otp', ['000000', '471100'], ['00000', '0000000', '12345a', ' 123456', '123456 ']],
  ['auth.verify body.phone', ['6000000000', '9999999999'], ['5999999999', '600000000', '60000000000', 'x6000000000']],
  ['contact.send body.phone', ['+916000000000', '6000000000'], ['+915000000000', '+9160000000000', '0+916000000000']],
  ['auth.create body.address.pincode', ['100000', '999999'], ['000000', '10000', '1000000', 'x100000']],
  ['doctors.list query.pincode', ['10', '999999'], ['1', '01', '1000000', 'x10']],
  ['users.update body.degree.0.year', ['', '1900', '2099'], ['1899', '2100', '199', '19999', 'x1999']],
  ['admin.codes.import body.codes.0', ['A-0', '0A'.repeat(15)], ['-A0', 'A0', 'A'.repeat(31), 'A_0', 'xA\n']],
  ['telemetry.remotes body.reports.0.remote', ['a', `a${'0'.repeat(39)}`], ['', '0a', 'A', `a${'0'.repeat(40)}`, 'a_']],
  ['telemetry.remotes body.reports.0.version', ['1', '1.0.0-rc+1A'], ['', '1'.repeat(41), '1 0']],
  ['articles.details query.slug', ['a', '9-a'.repeat(40)], ['', 'A', 'a'.repeat(121), 'a/']],
  ['webinars.list query.from', ['1900-01-01', '2199-12-31'], ['1899-12-31', '2200-01-01', '2026-02-30', '26-01-01']],
  ['admin.sitemap.create body.url', ['/a?b=c', ' /a ', 'https://a.example'], ['//a', '/\\a', 'a', 'http://a.example']],
  [
    'admin.publishers.create body.website',
    ['', 'https://a.example'],
    ['http://a.example', 'xhttps://a.example', 'a.example'],
  ],
];

test('[API-02] codes, numbers and addresses are taken in their one form', () => {
  const faults = patterns.flatMap(([place, good, bad]) =>
    wrong([[place, 0, 0]], { taken: () => good, refused: () => bad }),
  );
  expect(faults).toEqual([]);
});
