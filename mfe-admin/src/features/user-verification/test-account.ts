import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOffice } from '../../common/test-office';

/** By its title: under test antd gives every dialog the same id, so their accessible names are not told apart. */
export async function dialog(title: string): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error(`“${title}” stands in no dialog`);
  return found;
}

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
export const openId = () => new URLSearchParams(location.search).get('id') ?? '';
