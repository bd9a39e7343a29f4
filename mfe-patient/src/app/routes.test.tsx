import { screen, waitFor } from '@testing-library/react';
import { watchRequests } from '@tvacha/mock-api/jest';
import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import { routes as operations } from '@tvacha/shared-contract/routes';
import { screensOf } from '@tvacha/shared-core/remote';
import { remote } from '../../remote.config';
import { openPage } from '../common/test-page';

const described = descriptionOf(remote);
const routes = screensOf(remote.routes);

test('[NAV-04] every described route has a screen, and every screen is described', () => {
  expect(described.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
});

test('[NAV-04] [PAT-01] the menu has the five sections in order, open to everyone', () => {
  const rows = described.menu.map(({ path, roles }) => ({
    section: new URL(path, 'http://x').searchParams.get('section'),
    roles,
  }));
  expect(rows).toEqual(['0', '1', '2', '3', '4'].map((section) => ({ section, roles: undefined })));
  expect(described.routes.every(({ roles }) => roles === undefined)).toBe(true);
});

test('[NAV-01] the finder and Dermalive are open to everyone, at their own addresses', () => {
  expect(described.prefixes).toEqual(['/patient', '/findadoctor', '/certificates']);
  const rows = described.routes.filter(({ path }) => ['/findadoctor', '/patient/dermatologist'].includes(path));
  expect(rows.map(({ roles, prerender }) => [roles, prerender])).toEqual([
    [undefined, true],
    [undefined, true],
  ]);
});

const early = described.routes.flatMap(({ path, first }) => (first ? [{ path, first }] : []));
/** The same for the same question, however its fields are ordered. */
const asSent = (path: string, query: URLSearchParams) => {
  query.sort();
  return `${path}?${query}`;
};

test.each(early)('[MFE-11] what $path is prefetched is what its page asks for', async ({ path, first }) => {
  const asked = watchRequests();
  await openPage(path);
  await screen.findByRole('heading', { level: 1 });
  const urls = first.map(({ operation, query = {} }) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return asSent(operations[operation].path, new URLSearchParams(given));
  });
  await waitFor(() => {
    const seen = asked.map(({ pathname, searchParams }) => asSent(pathname, searchParams));
    expect(seen).toEqual(expect.arrayContaining(urls));
  });
});
