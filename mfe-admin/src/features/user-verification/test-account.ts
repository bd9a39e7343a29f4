import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOffice } from '../../common/test-office';

/** The record that the address names, or the first of the list, opened whole. */
export async function openAccount(path: string, persona?: Parameters<typeof openOffice>[1]) {
  const user = userEvent.setup();
  const page = await openOffice(path, persona);
  if (!path.includes('id=')) {
    const [, first] = await screen.findAllByRole('row');
    await user.click(first as HTMLElement);
  }
  const drawer = await screen.findByRole('dialog');
  const account = await within(drawer).findByRole('region', { name: 'Account' });
  const press = (name: string | RegExp, within_: HTMLElement = drawer) =>
    user.click(within(within_).getByRole('button', { name }));
  return { user, page, drawer, account, press };
}

/** Waits until a paper shows. Jest's page loads no picture, so a photo is said to be there. */
export async function seePaper(drawer: HTMLElement, name: string): Promise<void> {
  const photo = within(drawer).queryByRole('img', { name });
  if (photo) fireEvent.load(photo);
  else await within(drawer).findByRole('region', { name });
}
