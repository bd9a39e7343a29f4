import type { Code } from '@tvacha/shared-contract/codes';
import { challengeOf } from '@tvacha/shared-contract/envelope';
import { socketPath } from '@tvacha/shared-contract/realtime';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import type { Operation } from '@tvacha/shared-contract/routes';
import { countWaiting } from '@tvacha/shared-contract/routes/admin/office';
import { logOut, lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { showChat } from '@tvacha/shared-contract/routes/chats';
import { countDoctorFacets } from '@tvacha/shared-contract/routes/finder';
import { countNotices } from '@tvacha/shared-contract/routes/notices';
import { listQuestions } from '@tvacha/shared-contract/routes/questions';
import { countResources, listArticles, listSpecialities } from '@tvacha/shared-contract/routes/reading';
import { showOwnAddress } from '@tvacha/shared-contract/routes/system';
import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { HttpResponse, http, ws } from 'msw';
import { setupServer } from 'msw/node';
import { testArticles, testCities, testUser } from './test-data';

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** An operation answered with this result, or with this refusal; a limit says for how long it holds. */
export const on = ({ method, path }: Operation, reply: () => Response) => verbs[method](`*${path}`, reply);
export const ok = (result: unknown) => HttpResponse.json({ error: false, code: 'SUCCESS', message: '', result });
export const refusal = (status: number, code: Code, result: unknown = null) =>
  status === 401
    ? new HttpResponse(null, { status, headers: { 'www-authenticate': challengeOf(code) } })
    : HttpResponse.json(
        { error: true, code, message: '', result },
        { status, headers: code === 'RATE_LIMITED' ? { 'retry-after': '30' } : undefined },
      );

const link = ws.link(`ws://localhost${socketPath}/*`);
type Client = Parameters<Parameters<typeof link.addEventListener>[1]>[0]['client'];
let talking: Client | undefined;

/** Enough of a Socket.IO server for a client to connect and to hear events. */
const socket = link.addEventListener('connection', ({ client }) => {
  client.send(`0${JSON.stringify({ sid: 'test', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000 })}`);
  client.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith('40')) return;
    client.send('40{"sid":"test"}');
    talking = client;
  });
});

/** Whether the page's socket is connected. */
export const isTalking = () => talking !== undefined;
export const say = (event: string, value: unknown) => talking?.send(`42${JSON.stringify([event, value])}`);

const page = (items: unknown[]) => ({ items, total: items.length, page: 1, dataPerPage: 24 });
const counts = Object.fromEntries(countKeys.map((key) => [key, key === 'ebooks' ? 1000 : 0]));

export const server = setupServer(
  on(listArticles, () => ok(page(testArticles))),
  on(showChat, () => ok({ thread: null, ...page([]) })),
  on(countWaiting, () => ok({ 'User Verification': 20 })),
  on(countNotices, () => ok({ unread: 0 })),
  on(countResources, () => ok(counts)),
  on(countDoctorFacets, () => ok({ cities: testCities, states: [], specialities: [], languages: [] })),
  on(listQuestions, () => ok(page([]))),
  on(listSpecialities, () => ok([testArticles[0]?.speciality])),
  on(showOwnAddress, () => ok({ ip: '203.0.113.7' })),
  on(logOut, () => ok(null)),
  http.get(`*${lookUpUser.path}`, () => ok(testUser(localStorage.getItem('type') as AccountRole))),
  socket,
);

/** Call once in each test file: starts the network and forgets each test's own answers. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    talking = undefined;
    server.resetHandlers();
  });
  afterAll(() => server.close());
}
