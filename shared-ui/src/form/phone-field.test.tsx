import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { PhoneField } from './phone-field';

function Phone() {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneField label="Mobile number" name="phone" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test.each([
  ['+91 90000 00321', '9000000321'],
  ['0091-9000000321', '9000000321'],
  ['09000000321', '9000000321'],
  ['91900', '91900'],
  ['+९१ ९०००० ००३२१', '9000000321'],
])('[AUTH-05] %s is the number %s', async (pasted, digits) => {
  const { user } = renderPart(<Phone />);
  await user.click(screen.getByRole('textbox', { name: 'Mobile number' }));
  await user.paste(pasted);
  expect(screen.getByRole('status')).toHaveTextContent(digits);
});

test('[UX-02] ten digits are shown in two groups', async () => {
  const { user } = renderPart(<Phone />);
  await user.type(screen.getByRole('textbox'), '90000003219');
  expect(screen.getByRole('textbox')).toHaveValue('90000 00321');
});

test.each(['+919000000321', '+91 90000 00321', '09000000321', '00919000000321'])(
  '[AUTH-05] %s may be typed as well as pasted',
  async (typed) => {
    const { user } = renderPart(<Phone />);
    await user.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('status')).toHaveTextContent('9000000321');
    expect(screen.getByRole('textbox')).toHaveValue('90000 00321');
  },
);
