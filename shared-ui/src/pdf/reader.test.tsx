import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { factorOf, pageFrom, readerCommand, stepZoom, turnedSize } from './page-list';
import { PasswordForm } from './password-form';
import { ReaderProgress } from './reader-progress';
import { ReaderToolbar } from './reader-toolbar';

const a4 = { width: 595, height: 842 };

test('[PDF-01] a page is fitted to narrow views and not blown up in wide ones', () => {
  expect(factorOf('comfortable', a4, 358)).toBeCloseTo(0.451, 2);
  expect(factorOf('comfortable', a4, 1600)).toBe(1.1);
  expect(factorOf('fit', a4, 1587)).toBeCloseTo(2, 2);
  expect(factorOf(0.8, a4, 358)).toBe(0.8);
});

test('[PDF-01] zoom goes by steps and stops at both ends', () => {
  expect(stepZoom(1, 1)).toBe(1.1);
  expect(stepZoom(0.93, -1)).toBe(0.9);
  expect(stepZoom(3, 1)).toBe(3);
  expect(stepZoom(0.5, -1)).toBe(0.5);
});

test.each([
  ['ArrowRight', { page: 6 }],
  ['PageUp', { page: 4 }],
  ['Home', { page: 1 }],
  ['End', { page: 318 }],
  ['+', { zoom: 1 }],
  ['-', { zoom: -1 }],
  ['0', 'actual-size'],
  ['r', 'turn'],
  ['/', { panel: 'search' }],
  ['[', { panel: 'pages' }],
  ['p', { panel: 'print' }],
  ['ArrowDown', undefined],
  ['constructor', undefined],
])('[PDF-01] the key %s asks for %j', (key, command) => {
  expect(readerCommand(key, 5, 318)).toEqual(command);
});

test('[PDF-01] a page on its side is fitted by its other edge', () => {
  expect(turnedSize(a4, 90)).toEqual({ width: 842, height: 595 });
  expect(turnedSize(a4, 180)).toEqual(a4);
});

test('[PDF-01] no key leaves the document', () => {
  expect(readerCommand('ArrowLeft', 1, 318)).toEqual({ page: 1 });
  expect(readerCommand('PageDown', 318, 318)).toEqual({ page: 318 });
});

test.each([
  ['12', 12],
  [' 1 ', 1],
  ['0', undefined],
  ['319', undefined],
  ['2.5', undefined],
  ['two', undefined],
])('[PDF-01] %s typed as a page means %s', (text, page) => {
  expect(pageFrom(text, 318)).toBe(page);
});

test('[PDF-01] a page is called as its document calls it, and found by that name before its number', async () => {
  const asked: number[] = [];
  const labels = ['i', 'ii', '1', '2'].map((label) => ({ label }));
  const nothing = () => undefined;
  const { user } = renderPart(
    <ReaderToolbar
      {...{ title: 'Nail Surgery', page: 2, total: 4, labels, percent: 110, fitted: false, panel: undefined }}
      {...{ onZoom: nothing, onActualSize: nothing, onFit: nothing, onTurn: nothing, onPanel: nothing }}
      onPage={(page) => asked.push(page)}
      getFile={async () => new Uint8Array()}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Page' });
  expect(field).toHaveValue('ii');
  expect(screen.getByText('2 of 4')).toBeVisible();
  for (const typed of ['2', 'I', '4']) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  }
  expect(asked).toEqual([4, 1, 4]);
});

test('[PDF-01] a page is typed, a wrong one is put back, and buttons turn and zoom', async () => {
  const asked: unknown[] = [];
  const { user } = renderPart(
    <ReaderToolbar
      title="Nail Surgery"
      page={142}
      total={318}
      percent={110}
      fitted={false}
      onPage={(page) => asked.push(page)}
      onZoom={(direction) => asked.push(direction > 0 ? 'in' : 'out')}
      onActualSize={() => asked.push('actual')}
      onFit={() => asked.push('fit')}
      onTurn={() => asked.push('turn')}
      panel="search"
      onPanel={(view) => asked.push(view)}
      getFile={async () => new Uint8Array()}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Page' });
  await user.clear(field);
  await user.type(field, '57{Enter}');
  await user.clear(field);
  await user.type(field, '999{Enter}');
  expect(field).toHaveValue('142');
  for (const name of [
    'Next page',
    'Zoom in',
    'Zoom: 110%. Back to 100%',
    'Fit to width',
    'Turn the pages to the right',
  ]) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Pages and contents', 'Print']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
  }
  expect(asked).toEqual([57, 143, 'in', 'actual', 'fit', 'turn', 'pages', 'print']);
});

test('[PDF-01] [UX-05] it is told how much of the document has arrived', () => {
  const { rerender } = renderPart(<ReaderProgress loaded={undefined} />);
  const bar = screen.getByRole('progressbar', { name: 'Opening the document' });
  expect(bar).not.toHaveAttribute('value');
  rerender(<ReaderProgress loaded={0.25} />);
  expect(bar).toHaveValue(25);
  expect(screen.getByRole('status')).toHaveTextContent('25% of the document has arrived');
});

test('[PDF-01] a locked document asks for its password, and says when it is wrong', async () => {
  const tried: string[] = [];
  const { user, rerender } = renderPart(<PasswordForm isWrong={false} onPassword={(one) => tried.push(one)} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const field = screen.getByLabelText('Password of the document');
  await user.type(field, 'naevus{Enter}');
  expect(tried).toEqual(['naevus']);
  rerender(<PasswordForm isWrong onPassword={() => {}} />);
  expect(field).toHaveAccessibleDescription('This password does not open the document.');
});
