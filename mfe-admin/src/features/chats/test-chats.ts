import { act, screen, within } from '@testing-library/react';

/** A patient of the seed who has a talk: Ms. Joshi. */
export const member = 'Joshi';

/** The talk that is open, as it is read out. */
export const log = () => screen.findByRole('log');
export const said = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

/** The tab is looked at again. */
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
