import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { TextField } from './text-field';

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      value={value}
      onChange={setValue}
      hint="At least 12 characters"
      error={error}
    />
  );
}

test('[UX-02] a password can be shown and hidden again', async () => {
  const { user } = renderPart(<Password />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'Indigo-library-56');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Indigo-library-56');
});

test('[UX-02] hint and error are read with the field, and a new error is announced', () => {
  const { rerender } = renderPart(<Password />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 12 characters');
  rerender(<Password error="Too short" />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too short At least 12 characters');
  expect(screen.getByRole('alert')).toHaveTextContent('Too short');
});
