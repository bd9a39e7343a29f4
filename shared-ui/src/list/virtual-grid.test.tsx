import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { VirtualGrid } from './virtual-grid';

const books = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), title: `Book ${index + 1}` }));

const grid = (items: typeof books) => (
  <VirtualGrid
    label="Ebooks"
    items={items}
    itemKey={(book) => book.id}
    minColumnWidth={148}
    estimateHeight={300}
    renderItem={(book) => <a href={`/doctor/ebook/${book.id}`}>{book.title}</a>}
  />
);

test('[DOC-01] of a thousand items only those near the view are in the document, each with its place', () => {
  renderPart(grid(books));
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThan(30);
  expect(items[0]).toHaveAttribute('aria-posinset', '1');
  expect(items[0]).toHaveAttribute('aria-setsize', '1000');
});

test('[DOC-01] the list has the height of all its items', () => {
  renderPart(grid(books));
  const below = Number.parseFloat(screen.getByRole('list', { name: 'Ebooks' }).style.paddingBottom);
  const shown = screen.getAllByRole('listitem').length;
  expect(below).toBe((1000 - shown) * 300);
});

test('[DOC-01] a filter that leaves few items shows them all', () => {
  const { rerender } = renderPart(grid(books));
  rerender(grid(books.slice(0, 2)));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(grid([]));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('[DOC-01] what has not come yet is an outline in its place, and what is in view is told', () => {
  const told: number[][] = [];
  const items = [...books.slice(0, 2), ...Array.from({ length: 98 }, () => undefined)];
  const drawn = (rows: typeof items) => (
    <VirtualGrid
      label="Ebooks"
      items={rows}
      itemKey={(book) => book.id}
      minColumnWidth={148}
      estimateHeight={300}
      renderItem={(book) => <a href={`/doctor/ebook/${book.id}`}>{book.title}</a>}
      onView={(...range) => told.push(range)}
    />
  );
  const { rerender } = renderPart(drawn(items));
  const height = () => Number.parseFloat(screen.getByRole('list', { name: 'Ebooks' }).style.paddingBottom);
  const shown = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(shown[2]).toHaveAttribute('aria-posinset', '3');
  expect(shown[2]?.firstElementChild).toHaveStyle({ height: '300px' });
  expect(told.at(-1)).toEqual([0, shown.length]);
  const before = height();
  rerender(drawn(books.slice(0, 100)));
  expect(screen.getAllByRole('link')).toHaveLength(shown.length);
  expect(height()).toBe(before);
});
