import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { altered, chosenRows, network } from '@tvacha/mock-api/jest';
import type { Operation, OperationId } from '@tvacha/shared-contract/routes';
import * as contents from '@tvacha/shared-contract/routes/contents';
import { listContributions } from '@tvacha/shared-contract/routes/contributions';
import { listPolls, listQuizzes } from '@tvacha/shared-contract/routes/learning';
import { listQuestions } from '@tvacha/shared-contract/routes/questions';
import { listEbooks, showEbook } from '@tvacha/shared-contract/routes/reading';
import { remote } from '../../remote.config';
import { openPage } from '../common/test-page';

/** What the server answers a doctor; the demo reads the same. */
async function read({ path }: Operation, query: string) {
  const session = await globalThis.mockServer.signIn('doctor');
  const headers = { authorization: `Bearer ${session?.token}` };
  const answer = await globalThis.mockServer.fetch(new Request(`http://mock.local${path}?${query}`, { headers }));
  return (await answer.json()).result;
}
const idIn = async (list: Operation, query = ''): Promise<string> => (await read(list, query)).items[0]._id;
const courseId = () => idIn(contents.listCourses);
const lessonId = async () => (await read(contents.showCourse, `id=${await courseId()}`)).outline[0]._id;

const [vote, quiz, enrol, register, ask, answer, contribute, folders, link, profile] = [
  'Members can vote.',
  'Members can take quizzes.',
  'Members can take courses.',
  'Members can register.',
  'Members can ask questions.',
  'Members can answer.',
  'Members can share cases and pictures.',
  'Members can keep bookmarks in folders.',
  'Members can have such a link.',
  'Members have a profile of their own.',
];

type Sees = readonly (string | undefined)[];
type Row = [path: string, sees: Sees, id?: () => Promise<string>];

/** By hand: what stands on each page of the area in place of what members do there. */
const table: readonly Row[] = [
  ['/doctor/dashboard', [vote]],
  ['/doctor/ebook', []],
  ['/doctor/ebook/:id', [], () => idIn(listEbooks)],
  ['/doctor/ebook/:id/read', [], () => idIn(listEbooks)],
  ['/doctor/ejournals', []],
  ['/doctor/ejournals/:id', [], () => idIn(contents.listEjournals)],
  ['/doctor/ejournals/:id/read', [], () => idIn(contents.listEjournals)],
  ['/doctor/proguidevideos', []],
  ['/doctor/proguidevideos/:id', [], () => idIn(contents.listProguides)],
  ['/doctor/dermatologytimes', []],
  ['/doctor/dermatologytimes/:id', [], () => idIn(contents.listDermatologyTimes)],
  ['/doctor/dermatologytimes/:id/read', [], () => idIn(contents.listDermatologyTimes)],
  ['/doctor/magzter', []],
  ['/doctor/magzter/:id', [], () => idIn(contents.listMagzter)],
  ['/doctor/magzter/:id/read', [], () => idIn(contents.listMagzter)],
  ['/doctor/webinars', []],
  ['/doctor/webinars/:id', [register, ask], () => idIn(contents.listWebinars, 'when=upcoming')],
  ['/doctor/vidyaopenhouse', []],
  ['/doctor/vidyaopenhouse/:id', [register], () => idIn(contents.listOpenHouses, 'when=upcoming')],
  ['/doctor/journalclubs', []],
  ['/doctor/journalclubs/:id', [register, ask], () => idIn(contents.listJournalClubs, 'when=upcoming')],
  ['/doctor/journalclubs/:id/read', [], () => idIn(contents.listJournalClubs)],
  ['/events/expertlectures', []],
  ['/events/expertlectures/:id', [register], () => idIn(contents.listEvents, 'kind=expertlectures&when=upcoming')],
  ['/events/conferencearchives', []],
  ['/events/conferencearchives/:id', [], () => idIn(contents.listEvents, 'kind=conferencearchives')],
  ['/events/archives', []],
  ['/events/archives/:id', [], () => idIn(contents.listEvents, 'kind=archives')],
  ['/doctor/search', []],
  ['/doctor/quizzes', []],
  ['/doctor/quizzes/:id', [quiz], () => idIn(listQuizzes)],
  ['/doctor/quizzes/:id/take', [quiz], () => idIn(listQuizzes)],
  ['/doctor/quizzes/:id/results', [quiz], () => idIn(listQuizzes)],
  ['/doctor/questions', [ask]],
  ['/doctor/questions/ask', [ask]],
  ['/doctor/questions/:id', [answer], () => idIn(listQuestions)],
  ['/doctor/contributionlist', [contribute]],
  ['/doctor/contributions/new', [contribute]],
  ['/doctor/contributions/nocopyright', []],
  ['/doctor/contributions/:id', [ask], () => idIn(listContributions)],
  ['/doctor/contributions/:id/edit', [contribute], () => idIn(listContributions)],
  ['/doctor/library', [folders]],
  ['/doctor/learning', []],
  ['/doctor/profile', [profile]],
  ['/doctor/calendar', [link]],
  ['/doctor/polls', []],
  ['/doctor/polls/:id', [vote], () => idIn(listPolls, 'state=open')],
  ['/doctor/courses', []],
  ['/doctor/courses/:id', [enrol], courseId],
  ['/doctor/courses/:id/lessons/:lesson', [enrol], courseId],
  ['/doctor/courses/:id/certificate', [], courseId],
];

test('[AUTH-08] each page of the area is in the table', () => {
  const pages = remote.routes.flatMap((route) => ('page' in route ? [route.path] : []));
  expect(table.map(([path]) => path).toSorted()).toEqual(pages.toSorted());
});

const none = 'no control';
const silent = 'nothing is sent';
/** Only what one has can be changed so, and a demo has nothing. */
const ownAlone = 'nothing of its own';

/** By hand: what a demo has in place of each write of the area; sentences are looked at on the pages above. */
const inPlace: Partial<Record<OperationId, string | undefined>> = {
  'polls.vote': vote,
  'quizzes.start': quiz,
  'quizzes.keep': quiz,
  'quizzes.submit': quiz,
  'repeats.answer': ownAlone,
  'enrollments.create': enrol,
  'enrollments.progress': silent,
  'events.register': register,
  'events.cancel': ownAlone,
  'events.feed.make': link,
  'events.feed.end': link,
  'questions.create': ask,
  'questions.pictures.add': ask,
  'questions.update': ownAlone,
  'questions.delete': ownAlone,
  'questions.follow': none,
  'questions.report': none,
  'answers.create': answer,
  'answers.update': ownAlone,
  'answers.delete': ownAlone,
  'answers.accept': ownAlone,
  'answers.helpful': none,
  'answers.report': none,
  'contributions.begin': contribute,
  'contributions.save': contribute,
  'contributions.submit': contribute,
  'contributions.pictures.add': contribute,
  'contributions.pictures.remove': contribute,
  'contributions.reopen': ownAlone,
  'contributions.withdraw': ownAlone,
  'contributions.delete': ownAlone,
  'users.update': profile,
  'saved.put': none,
  'saved.move': ownAlone,
  'saved.remove': none,
  'folders.make': folders,
  'folders.rename': ownAlone,
  'folders.remove': ownAlone,
  'reading.save': silent,
  'learning.time': silent,
  'learning.record': ownAlone,
  'annotations.save': none,
  'annotations.pictures.add': none,
};

/** Operations that change something, by the names under which the sources take them from the contract. */
function writesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const taken = source.matchAll(/import (?:type )?\{([^}]*)\} from '(@tvacha\/shared-contract\/routes\/[^']+)'/g);
      return [...taken].flatMap(([, names = '', module = '']) => {
        const operations: Record<string, Operation> = jest.requireActual(module);
        return names.split(',').map((name) => operations[name.trim()]);
      });
    })
    .flatMap((operation) => (operation && operation.method !== 'GET' ? [operation.id] : []));
}

test('[AUTH-08] each write of the area is in the table, with a sentence that is seen', () => {
  const area = [join(__dirname, '..'), join(__dirname, '../../../shared-core/src/annotations')];
  const writes = new Set(area.flatMap(writesOf));
  expect(Object.keys(inPlace).toSorted()).toEqual([...writes].toSorted());
  const seen = new Set(table.flatMap(([, sees]) => sees));
  for (const words of Object.values(inPlace)) if (words?.startsWith('Members')) expect(seen).toContain(words);
});

/** What is sent that changes something, and what the server refuses, from now on. */
function watchWrites() {
  const seen: string[] = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request: { method, url } }) => {
    if (method !== 'GET') seen.push(`${method} ${new URL(url).pathname}`);
  });
  network.events.on('response:mocked', ({ request, response }) => {
    if (response.status === 403) seen.push(`403 ${new URL(request.url).pathname}`);
  });
  return seen;
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Fills in what there is and presses every control that is there or comes, once; links lead elsewhere. */
async function useEverything() {
  const done = new Set<Element>();
  const left = () =>
    [...document.querySelectorAll('button:enabled, input:not([type=checkbox]), textarea')].filter(
      (one) => !done.has(one),
    );
  for (let [one] = left(); one && done.size < 40; [one] = left()) {
    done.add(one);
    const control = one;
    await act(async () => {
      if (control.matches('input:not([type=radio]), textarea'))
        fireEvent.change(control, { target: { value: 'Words that somebody typed.' } });
      else fireEvent.click(control);
    });
  }
}

let later = 0;
beforeEach(() => {
  later = 0;
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  // A file needs a browser; the reader stands without it.
  for (const show of [
    showEbook,
    contents.showEjournal,
    contents.showDermatologyTimes,
    contents.showMagzter,
    contents.showJournalClub,
  ])
    altered(show, () => ({ fileUrl: null }));
});
afterEach(() => {
  jest.restoreAllMocks();
  network.events.removeAllListeners();
});

const rows = table.map(([path, sees, id]) => ({ path, sees, id }));

test.each(chosenRows('pages of a demo', 18, rows))(
  '[AUTH-08] $path shows a demo what members can do there, and changes nothing',
  async (row) => {
    const lesson = row.path.includes(':lesson') ? await lessonId() : '';
    const address = row.path.replace(':id', row.id ? await row.id() : '').replace(':lesson', lesson);
    const writes = watchWrites();
    const page = await openPage(address, 'demo');
    await screen.findByRole('heading', { level: 1 });
    for (const words of row.sees) await waitFor(() => expect(texts('p')).toContain(`${words} Become a member`));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    for (const join of document.querySelectorAll('p > a[href^="/register"]'))
      expect(join).toHaveAttribute('href', '/register/verifycustomer');
    await useEverything();
    // What is kept in the background goes when somebody was here for a while and leaves.
    fireEvent.pointerMove(document.body);
    later += 40_000;
    const errors = page.store.getState().toasts.filter(({ severity }) => severity === 'error');
    await page.unmount();
    expect(writes).toEqual([]);
    expect(errors).toEqual([]);
  },
);
