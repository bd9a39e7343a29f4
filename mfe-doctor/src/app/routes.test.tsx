import { screen, waitFor } from '@testing-library/react';
import { watchRequests } from '@tvacha/mock-api/jest';
import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import { routes as operations } from '@tvacha/shared-contract/routes';
import { screensOf } from '@tvacha/shared-core/remote';
import { remote } from '../../remote.config';
import { openPage } from '../common/test-page';

const described = descriptionOf(remote);
const routes = screensOf(remote.routes);

test('[NAV-03] every described route has a screen, and every screen is described', () => {
  expect(described.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
});

test('[NAV-03] [NAV-11] no screen of the area is open to visitors or patients', () => {
  for (const route of described.routes) expect(route.roles).toEqual(['doctor', 'admin']);
});

test('[NAV-09] the menu row of a resource carries the key of its count', () => {
  expect(described.menu.find(({ path }) => path === '/doctor/ebook')).toMatchObject({
    menu: 'resources',
    count: 'ebooks',
  });
});

const unknownId = '00000000-0000-4000-8000-000000000000';
const parts = /:\w+/g;
const early = described.routes.flatMap(({ path, first }) => (first ? [{ path, first }] : []));
/** The same for the same question, however its fields are ordered. */
const asSent = (path: string, query: URLSearchParams) => {
  query.sort();
  return `${path}?${query}`;
};

test.each(early)('[MFE-11] what $path is prefetched is what its page asks for', async ({ path, first }) => {
  const asked = watchRequests();
  await openPage(path.replace(parts, unknownId));
  await screen.findByRole('heading', { level: 1 });
  const urls = first.map(({ operation, query = {} }) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value).replace(parts, unknownId)]],
    );
    return asSent(operations[operation].path, new URLSearchParams(given));
  });
  await waitFor(() => {
    const seen = asked.map(({ pathname, searchParams }) => asSent(pathname, searchParams));
    expect(seen).toEqual(expect.arrayContaining(urls));
  });
});
