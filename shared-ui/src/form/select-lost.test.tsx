import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

let mockIsLost = true;
jest.mock('../ant/select', () => {
  if (mockIsLost) throw Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
  return jest.requireActual('../ant/select');
});

beforeEach(() => {
  // The pauses between tries are of no interest here.
  jest.useFakeTimers({ advanceTimers: 100 });
  // React writes down every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[MFE-15] a choice whose code does not come keeps its label, and comes by Try again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const options = [{ value: 'hair', label: 'Hair' }];
  render(
    <>
      <Select label="Speciality" value="hair" options={options} onChange={() => {}} />
      <p>What is around it</p>
    </>,
  );
  expect(screen.getByText('Hair')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Speciality')).toBeVisible();
  expect(screen.getByText('What is around it')).toBeVisible();
  mockIsLost = false;
  await act(() => user.click(retry));
  expect(await screen.findByRole('combobox', { name: 'Speciality' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
