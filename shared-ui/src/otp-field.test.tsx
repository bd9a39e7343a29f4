import { screen } from '@testing-library/react';
import { useState } from 'react';
import { OtpField } from './otp-field';
import { renderPart } from './testing/render-part';

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
