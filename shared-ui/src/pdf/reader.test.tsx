import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { factorOf, pageFrom, readerCommand, stepZoom, turnedSize, within } from './page-list';
import { PasswordForm } from './password-form';
import { ReaderProgress } from './reader-progress';
import { ReaderToolbar } from './reader-toolbar';
import { sharpnessOf } from './sharpness';

const a4 = { width: 595, height: 842 };

const room = (width: number, height = 9999) => ({ width, height });

test('[PDF-01] a page is fitted to narrow views and not blown up in wide ones', () => {
  expect(factorOf('comfortable', a4, room(358))).toBeCloseTo(0.451, 2);
  expect(factorOf('comfortable', a4, room(1600))).toBe(1.1);
  expect(factorOf('fit', a4, room(1587))).toBeCloseTo(2, 2);
  expect(factorOf(0.8, a4, room(358))).toBe(0.8);
});

test('[PDF-01] a whole page fits into low views and into narrow ones', () => {
  expect(factorOf('page', a4, room(1600, 561))).toBeCloseTo(0.5, 2);
  expect(factorOf('page', a4, room(397, 2000))).toBeCloseTo(0.5, 2);
  expect(factorOf('page', { width: 14_400, height: 14_400 }, room(390, 600))).toBe(0.1);
});

test('[PDF-01] zoom goes by steps from 25 to 500 % and stops at both ends', () => {
  expect(stepZoom(1, 1)).toBe(1.1);
  expect(stepZoom(0.93, -1)).toBe(0.9);
  expect(stepZoom(5, 1)).toBe(5);
  expect(stepZoom(0.25, -1)).toBe(0.25);
  expect([within(9), within(0.01), within(1.37)]).toEqual([5, 0.25, 1.37]);
});

test.each([
  ['ArrowRight', { step: 1 }],
  ['PageUp', { step: -1 }],
  ['Home', { page: 1 }],
  ['+', { zoom: 1 }],
  ['-', { zoom: -1 }],
  ['0', { fit: 1 }],
  ['w', { fit: 'fit' }],
  ['h', { fit: 'page' }],
  ['c', { view: 'continuous' }],
  ['S', { view: 'single' }],
  ['d', { view: 'double' }],
  ['t', { view: 'text' }],
  ['r', 'turn'],
  ['f', 'full'],
  ['/', { panel: 'search' }],
  ['[', { panel: 'pages' }],
  ['p', { panel: 'print' }],
  ['ArrowDown', undefined],
  ['constructor', undefined],
])('[PDF-01] the key %s asks for %j', (key, command) => {
  expect(readerCommand(key)).toEqual(command);
});

test.each([
  [794, 1123, 1, { whole: 1, part: 1 }],
  [794, 1123, 3, { whole: 2, part: 2 }],
  [4000, 8000, 2, { whole: 0.5, part: 2 }],
])('[PDF-01] a page of %i by %i pixels takes no more than 8 million, and its part in view stays sharp', (...given) => {
  const [width, height, ratio, sharpness] = given;
  expect(sharpnessOf(width, height, ratio)).toEqual(sharpness);
});

test('[PDF-01] a page on its side is fitted by its other edge', () => {
  expect(turnedSize(a4, 90)).toEqual({ width: 842, height: 595 });
  expect(turnedSize(a4, 180)).toEqual(a4);
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
      {...{ onZoom: nothing, onActualSize: nothing, onFit: nothing, onPanel: nothing, onStep: nothing }}
      {...{ isViewOpen: false, onView: nothing }}
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

test('[PDF-01] [UX-02] the tools are one stop of Tab; arrows, Home and End go between them, and leave a field at its end', async () => {
  const nothing = () => undefined;
  const { user } = renderPart(
    <>
      <ReaderToolbar
        {...{ title: 'Nail Surgery', page: 1, total: 318, percent: 110, fitted: false, panel: undefined }}
        {...{ onZoom: nothing, onActualSize: nothing, onFit: nothing, onPanel: nothing, onStep: nothing }}
        {...{ isViewOpen: false, onView: nothing, onPage: nothing }}
        getFile={async () => new Uint8Array()}
      />
      <button type="button">After it</button>
    </>,
  );
  const control = (name: string) => screen.getByRole('button', { name });
  await user.tab();
  expect(control('Pages and contents')).toHaveFocus();
  // The page before is closed on the first one.
  await user.keyboard('{ArrowRight}');
  const field = screen.getByRole('textbox', { name: 'Page' });
  expect(field).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(control('Next page')).toHaveFocus();
  await user.tab();
  expect(control('After it')).toHaveFocus();
  await user.tab({ shift: true });
  expect(control('Next page')).toHaveFocus();
  await user.keyboard('{End}');
  expect(control('Download')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(control('Pages and contents')).toHaveFocus();
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
      onStep={(direction) => asked.push(direction > 0 ? 'next' : 'before')}
      isViewOpen
      onView={() => asked.push('view')}
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
  for (const name of ['Next page', 'Zoom in', 'Zoom: 110%. Back to 100%', 'Fit to width', 'View']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(screen.getByRole('button', { name: 'View' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Pages and contents', 'Print']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
  }
  expect(asked).toEqual([57, 'next', 'in', 'actual', 'fit', 'view', 'pages', 'print']);
});

test('[PDF-01] [UX-05] it is told how much of the document has arrived', () => {
  const { rerender } = renderPart(<ReaderProgress loaded={undefined} />);
  const bar = screen.getByRole('progressbar', { name: 'Opening the document' });
  expect(bar).not.toHaveAttribute('value');
  rerender(<ReaderProgress loaded={0.25} />);
  expect(bar).toHaveValue(25);
  expect(screen.getByRole('status')).toHaveTextContent('25% of the document has arrived');
});

test('[PDF-01] a locked document asks for its password, and says when it is missing or wrong', async () => {
  const tried: string[] = [];
  const answer = (one: string) => tried.push(one);
  const { user, rerender } = renderPart(<PasswordForm asked={{ isWrong: false, answer }} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const field = screen.getByLabelText('Password of the document');
  expect(field).toHaveAccessibleDescription('Enter the password.');
  await user.type(field, 'naevus{Enter}');
  expect(field).not.toHaveAccessibleDescription();
  // While it is tried pdf.js hears no other.
  await user.type(field, '2{Enter}');
  expect(tried).toEqual(['naevus']);
  rerender(<PasswordForm asked={{ isWrong: true, answer }} />);
  expect(field).toHaveAccessibleDescription('This password does not open the document.');
  await user.type(field, '{Enter}');
  expect(field).not.toHaveAccessibleDescription('This password does not open the document.');
  expect(tried).toEqual(['naevus', 'naevus2']);
});
