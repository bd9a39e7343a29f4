import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { HttpResponse, http } from 'msw';
import { ok, server, withServer } from '../../test-network';
import { prefetchRequests } from './prefetch-requests';

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
const at = (search: string, pathname = '/patient/articles') => ({ pathname, search });

test('[MFE-11] what a page will ask for is asked as the registry says, and its call takes that answer', async () => {
  const asked = watch();
  prefetchRequests({ path: '/patient/articles', first: [{ operation, method, path, access, query }] }, at(''));
  expect((await call(listArticles, { query })).items).toEqual([]);
  expect(asked).toEqual(['http://localhost/api/articles?page=1']);
});

test.each([
  ['does not say where it goes', { operation, query }],
  ['goes to another site', { operation, method, access, path: '//elsewhere.example/api/articles' as '/api/' }],
])('[MFE-11] a call that %s is not prefetched', async (_, first) => {
  const asked = watch();
  prefetchRequests({ path: '/patient/articles', first: [first] }, at(''));
  await call(listArticles);
  expect(asked).toEqual(['http://localhost/api/articles']);
});

test('[MFE-11] what is of the path is asked whatever stands behind it; what is of an address without a query is not', async () => {
  const asked = watch();
  const list = { operation, method, path, access, query };
  const one = { operation, method, access, path: '/api/articles/details/' as '/api/', query: { id: ':id', part: 2 } };
  prefetchRequests(
    { path: '/patient/articles/:id/read', first: [list, one] },
    at('?page=44', '/patient/articles/a%20b/read'),
  );
  await call(listArticles);
  expect(asked.sort()).toEqual([
    'http://localhost/api/articles',
    'http://localhost/api/articles/details/?id=a+b&part=2',
  ]);
});
