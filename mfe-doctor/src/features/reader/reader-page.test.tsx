import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import type { EbookDetail } from '@tvacha/shared-contract';
import { listPlaces } from '@tvacha/shared-contract/routes/library';
import { showEbook } from '@tvacha/shared-contract/routes/reading';
import { onCaughtError } from '@tvacha/shared-core/caught-errors';
import { goTo } from '@tvacha/shared-core/testing';
import { preloadPdf } from '@tvacha/shared-ui/pdf-preload';
import { openPage } from '../../common/test-page';

let mockIsBroken = false;
jest.mock('@tvacha/shared-ui/pdf-viewer', () => ({
  PdfViewer(props: object) {
    if (mockIsBroken) throw new Error('The viewer broke');
    return jest.requireActual('../../common/test-pdf-viewer').PdfViewer(props);
  },
}));

jest.mock('@tvacha/shared-ui/pdf-preload', () => ({ preloadPdf: jest.fn() }));

const id = '00000000-0000-4000-8000-000000000000';
const ebook: EbookDetail = {
  _id: id,
  slug: 'nail-unit-surgery',
  title: 'Nail Unit Surgery',
  summary: 'Step by step.',
  author: { _id: id, name: 'Dr. Pooja Deshpande' },
  people: [{ name: 'Dr. Pooja Deshpande', role: 'author' }],
  subSpeciality: { _id: id, slug: 'nails', name: 'Nails' },
  publishedOn: '2026-01-05',
  pages: 120,
  cover: { pattern: 'arches', palette: 'mist', variant: 0 },
  isNew: false,
  contents: [],
  contentPages: [],
  reviewer: 'Dr. Leela Krishnan',
  reviewedOn: '2026-01-02',
  fileUrl: null,
};

test('[DOC-02] a book without a file says so and leads back to its page', async () => {
  answer(showEbook, 200, 'SUCCESS', ebook);
  await openPage(`/doctor/ebook/${id}/read`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nail Unit Surgery' })).toBeVisible();
  expect(screen.getByText('This book cannot be read here yet')).toBeVisible();
  for (const back of screen.getAllByRole('link', { name: 'Back to the book' })) {
    expect(back).toHaveAttribute('href', `/doctor/ebook/${id}`);
  }
});

test('[DOC-02] each opening asks for a link of its own', async () => {
  answer(showEbook, 500, 'SERVER_ERROR', null, { once: true });
  const requests = watchRequests();
  await openPage(`/doctor/ebook/${id}/read`);
  answer(showEbook, 200, 'SUCCESS', ebook);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nail Unit Surgery' })).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname === '/api/ebooks/details/')).toHaveLength(2);
});

test('[PDF-01] [PDF-02] a file that is replaced while one reads is opened anew, and that is said; a renewed link changes nothing', async () => {
  const url = (key: string, sig: string) => `/api/files/ebooks/${key}.pdf?sig=${sig}`;
  const preloaded = () => jest.mocked(preloadPdf).mock.calls.flat();
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: url('first', 'a') });
  await openPage(`/doctor/ebook/${id}/read`);
  const viewer = await screen.findByRole('region', { name: 'Nail Unit Surgery' });
  expect(viewer).toHaveTextContent(url('first', 'a'));
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: url('first', 'b') });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a link' }));
  await waitFor(() => expect(viewer).toHaveTextContent(url('first', 'b')));
  expect(viewer).toBeInTheDocument();
  expect(screen.queryByText(/was replaced while you read/)).toBeNull();
  expect(preloaded()).toEqual([url('first', 'a')]);
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: url('second', 'c') });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a link' }));
  expect(await screen.findByText('The file of this book was replaced while you read')).toBeVisible();
  expect(viewer).not.toBeInTheDocument();
  const second = screen.getByRole('region', { name: 'Nail Unit Surgery' });
  expect(second).toHaveTextContent(url('second', 'c'));
  expect(preloaded()).toEqual([url('first', 'a'), url('second', 'c')]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/was replaced while you read/)).toBeNull();
  expect(second).toBeInTheDocument();
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: url('third', 'd') });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a link' }));
  expect(await screen.findByText('The file of this book was replaced while you read')).toBeVisible();
});

test('[DOC-02] a file opens at the page that its address names, else at the first; the address and its link follow', async () => {
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: '/nails.pdf' });
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const first = await openPage(`/doctor/ebook/${id}/read`);
  expect(await screen.findByText('Page 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy a link to this page' }));
  expect(copied).toHaveBeenLastCalledWith(`${location.origin}/doctor/ebook/${id}/read`);
  await first.unmount();

  const page = await openPage(`/doctor/ebook/${id}/read?page=12`);
  expect(await screen.findByText('Page 12')).toBeVisible();
  expect(screen.getByText('Dr. Pooja Deshpande')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn over' }));
  await waitFor(() => expect(location.search).toBe('?page=13'));
  await user.click(screen.getByRole('button', { name: 'Copy a link to this page' }));
  expect(copied).toHaveBeenLastCalledWith(`${location.origin}/doctor/ebook/${id}/read?page=13`);
  expect(notices(page)).toHaveLength(1);
});

test('[DOC-02] a book that the history leads to from another one begins at its own page', async () => {
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: '/nails.pdf' });
  await openPage(`/doctor/ebook/${id}/read?page=12`);
  expect(await screen.findByText('Page 12')).toBeVisible();
  const other = '00000000-0000-4000-8000-000000000001';
  answer(showEbook, 200, 'SUCCESS', { ...ebook, _id: other, title: 'Hair Shaft', fileUrl: '/hair.pdf' });
  goTo(`/doctor/ebook/${other}/read?page=3`);
  const viewer = await screen.findByRole('region', { name: 'Hair Shaft' });
  expect(within(viewer).getByText('Page 3')).toBeVisible();
});

test('[UX-04] [PDF-01] a link to the page that was open last opens it as far down and as large as it stood, another page as it is', async () => {
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: '/nails.pdf' });
  const piece = { contentId: id, type: 'ebook' as const, slug: 'nail', title: 'Nails', author: null, cover: null };
  const at = { page: 12, down: 0.25, zoom: 2 };
  const seen = { at, part: 12, of: 120, seconds: 9, seenAt: '2026-11-01T10:00:00.000Z' };
  answer(listPlaces, 200, 'SUCCESS', { items: [{ ...piece, ...seen }], total: 1, page: 1, dataPerPage: 24 });
  const first = await openPage(`/doctor/ebook/${id}/read?page=12`);
  expect(await screen.findByText('25 % down, 2')).toBeVisible();
  await first.unmount();
  const second = await openPage(`/doctor/ebook/${id}/read?page=13`);
  expect(await screen.findByText('Page 13')).toBeVisible();
  expect(screen.queryByText(/% down/)).toBeNull();
  await second.unmount();
  answer(listPlaces, 500, 'SERVER_ERROR');
  await openPage(`/doctor/ebook/${id}/read?page=12`);
  expect(await screen.findByText('Page 12')).toBeVisible();
  expect(screen.queryByText(/% down/)).toBeNull();
});

test('[DOC-02] [MFE-15] a reader that breaks says so beneath the title, and comes with the next try', async () => {
  answer(showEbook, 200, 'SUCCESS', { ...ebook, fileUrl: '/nails.pdf' });
  const faults: unknown[] = [];
  const end = onCaughtError(({ where }) => faults.push(where));
  mockIsBroken = true;
  await openPage(`/doctor/ebook/${id}/read`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nail Unit Surgery' })).toBeVisible();
  mockIsBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Page 1')).toBeVisible();
  expect(faults).toContain('screen:doctor');
  end();
});

test('[DOC-02] an unknown book leads to the list', async () => {
  await openPage(`/doctor/ebook/${id}/read`);
  expect(await screen.findByText('We could not find that ebook')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All ebooks' })).toHaveAttribute('href', '/doctor/ebook');
});
