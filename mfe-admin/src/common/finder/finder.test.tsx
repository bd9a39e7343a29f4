import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@tvacha/mock-api/jest';
import { findInOffice } from '@tvacha/shared-contract/routes/admin/office';
import { remote } from '../../../remote.config';
import { openOffice } from '../test-office';
import { screens } from './screens';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../test-pdf-viewer'));

const find = async (words: string) => {
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('dialog', { name: 'Find in the office' });
  await waitFor(() => expect(within(box).getByRole('combobox')).toHaveFocus());
  await user.keyboard(words);
  return user;
};

test('[ADM-01] a person is found by Ctrl K and opened without a mouse', async () => {
  await openOffice('/admin/dashboard');
  // Other keys are left to the browser.
  for (const key of [{ key: 'j', ctrlKey: true }, { key: 'k' }])
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
  const user = await find('jasleen kaur');
  expect(await screen.findByRole('option', { name: /Jasleen Kaur.*Doctor/ })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('dialog', { name: /Jasleen Kaur/ })).toBeVisible();
  expect(location.pathname).toBe('/admin/userlist');
});

test('[ADM-01] screens are offered to who may open them, and a search that fails says so', async () => {
  await openOffice('/admin/userlist', 'subAdmin');
  answer(findInOffice, 500, 'SERVER_ERROR');
  const user = await find('role');
  expect(await screen.findByText('The records could not be searched.')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(screen.getByRole('combobox', { name: 'Name, number, code or screen' }));
  await user.type(screen.getByRole('combobox', { name: 'Name, number, code or screen' }), 'delivered');
  expect(await screen.findByRole('option', { name: /Messages not delivered/ })).toBeVisible();
});

test('[ADM-01] what is published is found and opened where members read it, by whoever may open that page', async () => {
  const page = await openOffice('/admin/dashboard');
  let user = await find('trichoscopy atlas');
  expect(await screen.findByRole('option', { name: /^Trichoscopy Atlas for Indian Hair.*Ebook/ })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location.pathname).toMatch(/^\/doctor\/ebook\/[-0-9a-f]{36}$/);
  await page.unmount();

  // Staff who are no admins have no way into the doctors’ area; articles are everybody's.
  await openOffice('/admin/userlist', 'subAdmin');
  const found = (kind: 'articles' | 'ebooks', title: string) => ({
    ...{ kind: 'content', _id: '0190a000-0000-7000-8000-000000000001', title, note: '' },
    published: { kind, slug: kind },
  });
  answer(findInOffice, 200, 'SUCCESS', [found('ebooks', 'Tinea in print'), found('articles', 'Ringworm (tinea)')]);
  user = await find('tinea');
  expect(await screen.findByRole('option', { name: /^Ringworm \(tinea\).*Article/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Ebook/ })).toBeNull();
});

test('[ADM-01] every page of the office that has no record in its address is found by its title', () => {
  const pages = remote.routes.filter(({ path }) => !path.includes(':'));
  expect(screens).toEqual(pages.map(({ path, title, section }) => ({ path, title: title.en, section })));
});
