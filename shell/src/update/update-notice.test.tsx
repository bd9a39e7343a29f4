import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import type { Page } from '../frame/page/find-page';
import { UpdateNotice } from './update-notice';
import { updateReady } from './update-state';

const areaPage = (area: string, path: string): Page => ({
  kind: 'remote',
  area,
  route: { path, title: { en: path } },
});

test('[SES-07] a newer version is offered, comes when the reader says so, and goes when they would rather wait', async () => {
  const accept = jest.fn();
  const user = userEvent.setup();
  render(<UpdateNotice page={areaPage('doctor', '/doctor/home')} isSilent />, { wrapper: PortalTheme });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => updateReady(accept));
  await user.click(await screen.findByRole('button', { name: 'Reload now' }));
  expect(accept).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[MFE-04] a newer version is taken on the way to another area, and not within one', async () => {
  const accept = jest.fn();
  updateReady(accept);
  const { rerender } = render(<UpdateNotice page={areaPage('doctor', '/doctor/home')} isSilent />, {
    wrapper: PortalTheme,
  });
  await screen.findByRole('button', { name: 'Later' });
  rerender(<UpdateNotice page={areaPage('doctor', '/doctor/ebooks')} isSilent />);
  expect(accept).not.toHaveBeenCalled();
  rerender(<UpdateNotice page={areaPage('patient', '/patient/dashboard')} isSilent />);
  expect(accept).toHaveBeenCalledTimes(1);
});

test('[MFE-04] it waits while something typed, or a notice, would be lost', async () => {
  const accept = jest.fn();
  updateReady(accept);
  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  const { rerender } = render(<UpdateNotice page={areaPage('doctor', '/doctor/home')} isSilent />, {
    wrapper: PortalTheme,
  });
  await screen.findByRole('button', { name: 'Later' });
  rerender(<UpdateNotice page={areaPage('patient', '/patient/dashboard')} isSilent />);
  removeEventListener('beforeunload', hold);
  rerender(<UpdateNotice page={areaPage('doctor', '/doctor/home')} isSilent={false} />);
  expect(accept).not.toHaveBeenCalled();
  rerender(<UpdateNotice page={areaPage('doctor', '/doctor/home')} isSilent />);
  expect(accept).not.toHaveBeenCalled();
  rerender(<UpdateNotice page={areaPage('patient', '/patient/dashboard')} isSilent />);
  expect(accept).toHaveBeenCalledTimes(1);
});
