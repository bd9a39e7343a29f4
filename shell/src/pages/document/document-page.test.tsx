import { screen, within } from '@testing-library/react';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

withServer();

test.each([
  ['/terms-and-condition', 'The rules of the house'],
  ['/privacy-policy', 'What we keep about you, and what you can do about it'],
])('[NAV-01] %s says its version, and its contents lead to every section', async (path, title) => {
  visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/^Version \d+\.\d+, in force since \d+ \w+ \d{4}$/)).toBeVisible();
  const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
  const links = within(contents as HTMLElement).getAllByRole('link');
  expect(links.length).toBeGreaterThan(9);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target?.textContent).toBe(link.textContent);
    expect(target?.nextElementSibling?.textContent).not.toBe('');
  }
});

test('[NAV-01] the privacy policy names the rights of the DPDP Act, the grievance officer and each storage key', async () => {
  visit('/privacy-policy');
  const grievance = within(await screen.findByRole('region', { name: 'Grievance officer' }));
  expect(grievance.getByText(/^Grievance officer, Tvacha\./)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Your rights' })).getAllByRole('listitem')).toHaveLength(6);
  const browser = screen.getByRole('region', { name: 'Cookies and storage in your browser' });
  for (const key of [
    'token',
    'refreshToken',
    'userIdTemp',
    'ipAddress',
    'previousPath',
    'language',
    'drafts',
    'refreshTurn',
    'sessionEnd',
  ])
    expect(browser).toHaveTextContent(new RegExp(`\\b${key}\\b`));
});
