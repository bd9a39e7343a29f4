import { render, screen } from '@testing-library/react';
import type { Ebook } from '@tvacha/shared-contract';
import { MemoryRouter } from '@tvacha/shared-core/router';
import { kind } from './ebooks';
import { KindCard } from './kind-card';
import { KindLine } from './kind-line';

const ebook = {
  _id: '6f6f0000-0000-4000-8000-000000000001',
  title: 'Hair in the monsoon',
  people: [{ name: 'Leela Nair', role: 'author' }],
  subSpeciality: { _id: '6f6f0000-0000-4000-8000-000000000003', slug: 'hair', name: 'Hair' },
  publishedOn: '2025-03-01',
  pages: 212,
  isNew: false,
  cover: { pattern: 'strands', palette: 'teal', variant: 0 },
} as unknown as Ebook;

describe.each([
  ['a row', KindLine],
  ['a card', KindCard],
])('[DOC-01] %s of a list', (_what, Shown) => {
  const show = (given: Partial<Ebook> = {}) =>
    render(
      <MemoryRouter>
        <Shown name="ebooks" kind={kind} row={{ ...ebook, ...given }} />
      </MemoryRouter>,
    );

  test('names the book, its author, its topic and its year, and leads to it', () => {
    show();
    expect(screen.getByRole('heading', { level: 3, name: ebook.title })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining(ebook._id));
    expect(screen.getByRole('article')).toHaveTextContent(/Leela Nair.*Hair · 2025/);
  });

  test('says of who only reviewed it that they did', () => {
    show({ people: [{ name: 'Leela Nair', role: 'reviewer' }] });
    expect(screen.getByText(/reviewed by Leela Nair/)).toBeVisible();
  });

  test('says of a new book that it is new, and of no other', () => {
    const { unmount } = show();
    expect(screen.queryByText('New')).toBeNull();
    unmount();
    show({ isNew: true });
    expect(screen.getByText('New')).toBeVisible();
  });
});

describe.each([
  ['a row', KindLine],
  ['a card', KindCard],
])('[DOC-01] [UX-04] %s of a book', (_what, Shown) => {
  test('says how much of it was read, where it was begun', () => {
    const shown = (row: Ebook) => (
      <MemoryRouter>
        <Shown name="ebooks" kind={kind} row={row} />
      </MemoryRouter>
    );
    const { rerender } = render(shown(ebook));
    expect(screen.queryByText(/read$/)).toBeNull();
    expect(screen.getByText('212 pages')).toBeInTheDocument();
    rerender(shown({ ...ebook, progress: 0.424 }));
    expect(screen.getByText(/42 % read$/)).toBeInTheDocument();
  });
});

test('[DOC-01] a row tells how many pages a book has', () => {
  render(
    <MemoryRouter>
      <KindLine name="ebooks" kind={kind} row={ebook} level="h2" />
    </MemoryRouter>,
  );
  expect(screen.getByText('212 pages')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
