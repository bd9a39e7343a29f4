import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@tvacha/shared-contract';
import { suggestSearches } from '@tvacha/shared-contract/routes/finder';
import { visit } from '../../test-frame';
import { ok, on, refusal, server, withServer } from '../../test-network';

withServer();
const found: Suggestion[] = [
  { kind: 'ebooks', _id: 'b1', slug: 'b1', title: 'Vitiligo at a glance' },
  { kind: 'articles', _id: 'a1', slug: 'vitiligo', title: 'Vitiligo' },
];
const box = () => screen.findByRole('dialog', { name: 'Search the portal' });
const field = async () => within(await box()).getByRole('combobox', { name: 'What are you looking for?' });
const open = async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist', { as: 'doctor' });
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  return { user, input: await field() };
};

test('[UX-04] Ctrl K opens the search, titles are suggested with their kind, and the keys lead to one', async () => {
  server.use(on(suggestSearches, () => ok(found)));
  const { user, input } = await open();
  await user.type(input, 'viti');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Vitiligo at a glanceEbook', 'VitiligoArticle']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/patient/embarrassing/vitiligo'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[UX-04] Enter leads to all results, and the words are among the last searches until they are forgotten', async () => {
  server.use(on(suggestSearches, () => refusal(503, 'UNAVAILABLE')));
  const { user, input } = await open();
  await user.type(input, '  acne scars ');
  expect(await screen.findByText('Suggestions did not load. Press Enter to search.')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/doctor/search?q=acne+scars'));
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const last = within(await screen.findByRole('region', { name: 'Searched last on this device' }));
  expect(last.getByRole('link', { name: 'acne scars' })).toHaveAttribute('href', '/doctor/search?q=acne+scars');
  await user.click(last.getByRole('button', { name: 'Forget these' }));
  expect(screen.queryByRole('link', { name: 'acne scars' })).toBeNull();
  expect(localStorage.getItem('searches')).toBeNull();
});

test('[UX-04] one letter is not asked for, and a box without words does not search', async () => {
  let asked = 0;
  server.use(
    on(suggestSearches, () => {
      asked += 1;
      return ok(found);
    }),
  );
  const { user, input } = await open();
  expect(within(await box()).getByRole('button', { name: 'All results' })).toBeDisabled();
  await user.type(input, 'v');
  await user.clear(input);
  await user.type(input, 'vi');
  await screen.findAllByRole('option');
  expect(asked).toBe(1);
});

test.each(['patient', 'subAdmin', undefined] as const)('[UX-04] [PERM-02] %s has no such search', async (as) => {
  visit('/patient/dermatologist', as ? { as } : {});
  expect(await screen.findByRole('banner')).toBeVisible();
  if (as) await screen.findByRole('button', { name: /^Account of/ });
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
});

test('[UX-04] what a browser stored for the last searches may be anything', async () => {
  for (const stored of ['{', '{"a":1}', '[1,"acne"]']) {
    localStorage.setItem('searches', stored);
    const { recentSearches } = await import('./recent-searches');
    expect(recentSearches()).toEqual(stored.includes('acne') ? ['acne'] : []);
  }
});
