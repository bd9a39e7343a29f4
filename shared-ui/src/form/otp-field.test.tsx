import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { OtpField } from './otp-field';

function Code({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <OtpField label="Six-digit code" value={value} onChange={setValue} error={error} autoFocus />;
}

test('[UX-02] a code is one field that phones can fill in', () => {
  renderPart(<Code />);
  const field = screen.getByRole('textbox', { name: 'Six-digit code' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

test('[UX-02] a pasted code loses blanks and dashes and replaces what was there', async () => {
  const { user } = renderPart(<Code />);
  await user.keyboard('99');
  await user.paste(' 407-129 \n');
  expect(screen.getByRole('textbox')).toHaveValue('407129');
});

test('[UX-02] only digits are taken, six at most, and a paste without digits changes nothing', async () => {
  const { user } = renderPart(<Code />);
  await user.keyboard('4a0b7');
  await user.paste('no code');
  expect(screen.getByRole('textbox')).toHaveValue('407');
  await user.keyboard('12999');
  expect(screen.getByRole('textbox')).toHaveValue('407129');
});

test('[UX-02] what is wrong is read with the field', () => {
  renderPart(<Code error="The code is not right" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('The code is not right');
});

function BySms({ bySms }: { bySms?: boolean }) {
  const [value, setValue] = useState('');
  return <OtpField label="Six-digit code" value={value} onChange={setValue} bySms={bySms} />;
}

describe('[AUTH-04] the code of an SMS', () => {
  const get = jest.fn();
  const asked = () => get.mock.calls.map(([request]) => request as { otp?: object; signal?: AbortSignal });

  beforeEach(() => {
    get.mockReset().mockReturnValue(new Promise(() => undefined));
    Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('[AUTH-04] is filled in where the browser reads it', async () => {
    get.mockResolvedValue({ code: '407129' });
    renderPart(<BySms bySms />);
    expect(asked()).toMatchObject([{ otp: { transport: ['sms'] } }]);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('407129'));
  });

  test('[AUTH-04] is asked for once, and given up with the field', () => {
    const { rerender, unmount } = renderPart(<BySms bySms />);
    rerender(<BySms bySms />);
    expect(asked()).toHaveLength(1);
    unmount();
    expect(asked()[0]?.signal?.aborted).toBe(true);
  });

  test('[AUTH-04] is typed in where its user refuses', async () => {
    get.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const { user } = renderPart(<BySms bySms />);
    await user.type(screen.getByRole('textbox'), '407129');
    expect(screen.getByRole('textbox')).toHaveValue('407129');
  });

  test('[AUTH-04] is not asked for where codes come another way, or the browser cannot', () => {
    renderPart(<BySms />);
    Reflect.deleteProperty(window, 'OTPCredential');
    renderPart(<BySms bySms />);
    expect(get).not.toHaveBeenCalled();
  });
});
