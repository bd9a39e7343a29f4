import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { showArticle } from '@tvacha/shared-contract/routes/reading';
import { portalStore } from '@tvacha/shared-core/store';
import { openPage } from '../../common/test-page';
import { articleHead } from './article-head-data';

const open = async () => {
  const rendered = await openPage('/patient/embarrassing/ringworm');
  await screen.findByRole('heading', { level: 1, name: 'Ringworm (tinea)' });
  return rendered;
};

test('[PAT-01] [NAV-04] a visitor reads an article by its slug, with who reviewed it and when', async () => {
  const requests = watchRequests();
  await open();
  expect(screen.getByText(/^Reviewed by Dr\. /)).toBeVisible();
  expect(screen.getByText(/^\d+ \w+ \d{4} · \d+ minutes? to read$/)).toBeVisible();
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/articles/details/']);
});

test('[NAV-15] the trail in the head is the one that the page shows', async () => {
  await openPage('/patient/embarrassing/head-lice');
  const shown = within(await screen.findByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  const params = { slug: 'head-lice' };
  const { trail } = articleHead({ state: portalStore().getState(), params, search: new URLSearchParams() });
  expect(trail).toEqual(shown.map((link) => ({ name: link.textContent, path: link.getAttribute('href') })));
  expect(trail?.[1]?.name).toBe('Children');
});

test('[PAT-01] the contents list leads to each heading of the text', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toHaveTextContent(link.textContent ?? '');
  }
});

test('[PAT-01] the warning, the numbered steps and the myths are told apart by words', async () => {
  await open();
  expect(screen.getByRole('complementary', { name: 'Stop and check your tube' })).toBeVisible();
  expect(screen.getAllByText('Myth').length).toBe(screen.getAllByText('Fact').length);
  expect(screen.getByText('Keep the skin dry.').closest('ol')).toBeVisible();
});

test('[PAT-01] when to see a doctor is told before the first section, and beside the text', async () => {
  await open();
  const [before, beside] = screen.getAllByRole('region', { name: 'See a doctor if' });
  const sections = within(screen.getByRole('article')).getByText('Why it spreads', { selector: 'h2' });
  const first = screen.getByRole('complementary', { name: 'Stop and check your tube' });
  expect(before?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sections.compareDocumentPosition(beside as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(beside).toHaveTextContent(before?.textContent ?? '-');
});

test('[PAT-02] [PAT-03] an article leads to the finder, on a phone from its lower edge too, and to Dermalive', async () => {
  await open();
  const ways = screen.getAllByRole('link', { name: 'Find a doctor near you' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/findadoctor', '/findadoctor', '/findadoctor']);
  expect(screen.getByRole('link', { name: /Dermalive/ })).toHaveAttribute('href', '/patient/dermatologist');
});

test('[PAT-01] choosing a skin tone, beside the text or under its first drawing, changes the drawings and says which it is', async () => {
  await open();
  const [inText, beside] = screen.getAllByRole('group', { name: 'See it on skin like yours' });
  if (!inText || !beside) throw new Error('The tone is chosen in one place only.');
  expect(inText.compareDocumentPosition(screen.getByText('Why it spreads', { selector: 'h2' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(within(beside).getByRole('radio', { name: 'Medium brown skin' })).toBeChecked();
  expect(screen.getByText('Drawn on medium brown skin.')).toBeVisible();
  await userEvent.click(within(beside).getByRole('radio', { name: 'Deep brown skin' }));
  expect(screen.getByText('Drawn on deep brown skin.')).toBeVisible();
  expect(within(inText).getByRole('radio', { name: 'Deep brown skin' })).toBeChecked();
  await userEvent.click(within(inText).getByRole('radio', { name: 'Medium brown skin' }));
  expect(screen.getByText('Drawn on medium brown skin.')).toBeVisible();
});

test('[PAT-01] read next leads to another article, which opens at its own heading', async () => {
  await open();
  const next = within(screen.getByRole('navigation', { name: 'Read next' })).getAllByRole('link')[0] as HTMLElement;
  const title = next.textContent ?? '';
  await userEvent.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveAttribute('data-page-heading');
});

test('[PAT-01] without a share sheet the address is copied, with a notice', async () => {
  const { store } = await open();
  const user = userEvent.setup();
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(copied).toEqual([location.href]);
  const said = () => store.getState().toasts.map(({ text }) => text);
  expect(said()).toEqual(['Copy to clipboard']);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(said().at(-1)).toBe('It could not be shared. Copy the address of the page instead.'));
});

test('[PAT-01] an unknown slug leads to other articles, and no second try is offered', async () => {
  await openPage('/patient/embarrassing/no-such-article');
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that article' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Common hair and skin problems' })).toBeVisible();
});

test('[PAT-01] [UX-02] an article that did not come is asked for again', async () => {
  answer(showArticle, 500, 'SERVER_ERROR', null, { once: true });
  await openPage('/patient/embarrassing/ringworm');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ringworm (tinea)' })).toBeVisible();
});
