import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCounts } from '@tvacha/shared-core/counts';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

jest.mock('@tvacha/shared-core/counts', () => ({
  useCounts: jest.fn(jest.requireActual('@tvacha/shared-core/counts').useCounts),
}));
withServer();

test('[NAV-09] what all links of a menu show of the counts is read at one place, also as pages change', async () => {
  visit('/patient/dermatologist');
  const header = within(screen.getByRole('banner'));
  const links = () => header.getAllByRole('link', { hidden: true });
  // A closed menu holds no links: those of all menus are drawn again with the page.
  expect(links().length).toBeLessThan(10);
  await userEvent.click(header.getByRole('button', { name: 'More' }));
  expect(await header.findByRole('link', { name: /^Ebooks ?1,000$/ })).toBeVisible();
  expect(links().length).toBeGreaterThan(30);
  await userEvent.click(screen.getByRole('link', { name: 'An article' }));
  expect(await screen.findByRole('heading', { name: 'Page at /patient/embarrassing/ringworm' })).toBeVisible();
  expect(jest.mocked(useCounts).mock.calls.length).toBeLessThan(20);
});
