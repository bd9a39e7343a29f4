import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import type { PdfFile } from './page-list';
import { printPages } from './print-pages';
import { PrintPanel } from './print-panel';

/** Drawing needs pdf.js, which browsers alone load. */
jest.mock('./print-pages', () => ({ printPages: jest.fn(async () => undefined) }));

test('[PDF-01] pages to print are named as the document calls them', async () => {
  const pages = ['Cover', 'i', 'ii', '1', '2'].map((label) => ({ width: 420, height: 595, label }));
  const pdf = { numPages: pages.length } as PdfFile;
  const { user } = renderPart(<PrintPanel pdf={pdf} pages={pages} copy={undefined} />);
  const [from, to] = [
    screen.getByRole('textbox', { name: 'From page' }),
    screen.getByRole('textbox', { name: 'To page' }),
  ];
  expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['Cover', '2']);
  expect(screen.getByRole('button', { name: 'Print 5 pages' })).toBeEnabled();
  await user.clear(from);
  await user.type(from, 'ii');
  await user.clear(to);
  await user.type(to, '1');
  await user.click(screen.getByRole('button', { name: 'Print 2 pages' }));
  expect(printPages).toHaveBeenCalledWith(pdf, expect.objectContaining({ from: 3, to: 4 }));
  await user.clear(to);
  await user.type(to, '9');
  expect(to).toHaveAccessibleDescription('Give a page from Cover to 2.');
  expect(screen.getByRole('button', { name: /^Print/ })).toBeDisabled();
});
