import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { UpdateNotice } from './update-notice';
import { updateReady } from './update-state';

test('[SES-07] a newer version is offered, comes when the reader says so, and goes when they would rather wait', async () => {
  const accept = jest.fn();
  const user = userEvent.setup();
  render(<UpdateNotice />, { wrapper: PortalTheme });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => updateReady(accept));
  await user.click(await screen.findByRole('button', { name: 'Reload now' }));
  expect(accept).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
