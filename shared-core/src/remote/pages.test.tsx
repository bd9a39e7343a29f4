import { act, screen, waitFor } from '@testing-library/react';
import { defineRemote, screensOf } from '@tvacha/shared-core/remote';
import { Link, useParams } from '@tvacha/shared-core/router';
import { collectCaughtErrors, renderRemote } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';

const Book = () => <h1>Book {useParams().id}</h1>;
const Shelf = () => (
  <>
    <h1>Shelf</h1>
    <Link to="/doctor/ebook/7">Seventh</Link>
  </>
);

collectCaughtErrors();
afterEach(() => jest.restoreAllMocks());

const lost = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try again
  </button>
);

const NoteFrame = ({ children }: PropsWithChildren) => (
  <>
    <input aria-label="Note" />
    {children}
  </>
);

/** The shelf, with a field beside a page whose code fails as often as told. */
function shelfWith(failures: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw lost;
    return Book;
  };
  const routes = screensOf([
    { path: '/doctor/ebook', title: { en: 'Shelf' }, page: async () => Shelf },
    { path: '/doctor/ebook/:id', title: { en: 'Book' }, page: load },
  ]);
  return { remote: defineRemote({ area: 'doctor', frame: NoteFrame, routes, failed }), asked: () => asked };
}

test('[MFE-06] one 503 of a page’s code inside a remote is asked again, and nobody notices', async () => {
  const { remote, asked } = shelfWith(1);
  const { fatal } = await renderRemote(remote, { path: '/doctor/ebook' });
  await screen.findByRole('heading', { name: 'Shelf' });
  act(() => screen.getByRole('link', { name: 'Seventh' }).click());
  expect(await screen.findByRole('heading', { name: 'Book 7' }, { timeout: 5000 })).toBeVisible();
  expect([asked(), fatal]).toEqual([2, []]);
});

test('[MFE-06] a page that does not come costs itself: what is typed beside it stays, and Try again heals', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { remote } = shelfWith(3);
  const rendered = await renderRemote(remote, { path: '/doctor/ebook' });
  await screen.findByRole('heading', { name: 'Shelf' });
  await waitFor(() => expect(rendered.ready).toBe(1));
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  note.value = 'typed';
  act(() => screen.getByRole('link', { name: 'Seventh' }).click());
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  expect(rendered.fatal).toEqual([]);
  act(() => retry.click());
  expect(await screen.findByRole('heading', { name: 'Book 7' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toBe(note);
  expect(note.value).toBe('typed');
});

test('[MFE-06] the first page of a release that does not come is the release’s failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const rendered = await renderRemote(shelfWith(9).remote, { path: '/doctor/ebook/7' });
  await waitFor(() => expect(rendered.fatal).toEqual([lost]), { timeout: 10_000 });
  expect(rendered.ready).toBe(0);
});
