import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import type { SlotText } from './reader-slots';
import { TextView } from './text-view';

const said = (str: string): SlotText => ({
  items: [{ str, hasEOL: true, fontName: 'f', transform: [10, 0, 0, 10, 60, 700], width: 90 }],
  styles: {},
});
const nothing = () => undefined;

test('[PDF-01] the text of a page is read alone, and turned from page to page', async () => {
  const asked: number[] = [];
  const { user } = renderPart(
    <TextView
      {...{ page: 2, total: 3, labels: [{ label: 'i' }, { label: 'ii' }, { label: '1' }] }}
      {...{ textSize: 1.5, textSpacing: 'wide', onPages: nothing }}
      textOf={async () => said('A peel removes pigment.')}
      onPage={(page) => asked.push(page)}
    />,
  );
  expect(await screen.findByText('A peel removes pigment.')).toBeVisible();
  expect(screen.getByText('Page ii')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(asked).toEqual([3, 1]);
});

test('[PDF-01] [UX-05] a page without text says so, and one that did not come is asked for again', async () => {
  let tries = 0;
  const textOf = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The line was cut');
    return { items: [], styles: {} };
  };
  const shown: string[] = [];
  const { user } = renderPart(
    <TextView
      {...{ page: 1, total: 1, labels: undefined, textSize: 1, textSpacing: 'usual', textOf, onPage: nothing }}
      onPages={() => shown.push('pages')}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The text of this page could not be read.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This page has no text of its own. It may be a picture.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the page' }));
  expect(shown).toEqual(['pages']);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});
