import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network, watchRequests } from '@tvacha/mock-api/jest';
import type { EbookDetail } from '@tvacha/shared-contract';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../common/test-page';

const id = '00000000-0000-4000-8000-000000000000';
const ebook: EbookDetail = {
  _id: id,
  slug: 'nail-unit-surgery',
  title: 'Nail Unit Surgery',
  summary: 'Step by step.',
  author: { _id: id, name: 'Dr. Pooja Deshpande' },
  subSpeciality: { _id: id, slug: 'nails', name: 'Nails' },
  publishedOn: '2026-01-05',
  pages: 120,
  cover: { pattern: 'arches', palette: 'mist', variant: 0 },
  isNew: false,
  contents: [],
  reviewer: 'Dr. Leela Krishnan',
  reviewedOn: '2026-01-02',
  fileUrl: null,
};
const details = '*/api/ebooks/details/';
const answer = (result: EbookDetail | null, code = 'SUCCESS', status = 200) =>
  HttpResponse.json({ error: status >= 400, code, message: code, result }, { status });

test('[DOC-02] a book without a file says so and leads back to its page', async () => {
  network.use(http.get(details, () => answer(ebook)));
  await openPage(`/doctor/ebook/${id}/read`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nail Unit Surgery' })).toBeVisible();
  expect(screen.getByText('This book cannot be read here yet')).toBeVisible();
  for (const back of screen.getAllByRole('link', { name: 'Back to the book' })) {
    expect(back).toHaveAttribute('href', `/doctor/ebook/${id}`);
  }
});

test('[DOC-02] each opening asks for a link of its own', async () => {
  network.use(http.get(details, () => answer(null, 'SERVER_ERROR', 500), { once: true }));
  const requests = watchRequests();
  await openPage(`/doctor/ebook/${id}/read`);
  network.use(http.get(details, () => answer(ebook)));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nail Unit Surgery' })).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname === '/api/ebooks/details/')).toHaveLength(2);
});

test('[DOC-02] an unknown book leads to the list', async () => {
  await openPage(`/doctor/ebook/${id}/read`);
  expect(await screen.findByText('We could not find that ebook')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All ebooks' })).toHaveAttribute('href', '/doctor/ebook');
});
