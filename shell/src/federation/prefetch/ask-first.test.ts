import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { HttpResponse, http } from 'msw';
import { ok, server, withServer } from '../../test-network';
import { askFirst } from './ask-first';

withServer();

/** The paths asked for from now on. */
function watch(): string[] {
  const asked: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      asked.push(request.url);
      return request.url.includes('/api/') ? ok({ items: [] }) : HttpResponse.json(null, { status: 500 });
    }),
  );
  return asked;
}

const { id: operation, method, path, access } = listArticles;
const query = { page: 1 };

test('[MFE-11] what a page will ask for is asked as the registry says, and its call takes that answer', async () => {
  const asked = watch();
  askFirst({ first: [{ operation, method, path, access, query }] });
  expect((await call(listArticles, { query })).items).toEqual([]);
  expect(asked).toEqual(['http://localhost/api/articles?page=1']);
});

test.each([
  ['does not say where it goes', { operation, query }],
  ['goes to another site', { operation, method, access, path: '//elsewhere.example/api/articles' as '/api/' }],
])('[MFE-11] a call that %s is not prefetched', async (_, first) => {
  const asked = watch();
  askFirst({ first: [first] });
  await call(listArticles);
  expect(asked).toEqual(['http://localhost/api/articles']);
});
