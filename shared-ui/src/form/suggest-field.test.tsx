import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { SuggestField } from './suggest-field';

const cities = ['Pune', 'Puducherry', 'Patna'];
const picked: string[] = [];

function Place() {
  const [value, setValue] = useState('');
  const fitting = cities.filter((city) => value !== '' && city.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <SuggestField
      label="City"
      name="city"
      value={value}
      onChange={setValue}
      onPick={(city) => picked.push(city)}
      suggestions={fitting.map((city) => ({ value: city }))}
    />
  );
}
const field = () => screen.getByRole('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => picked.splice(0));

test('[UX-02] by the keys: down into the list, Enter chooses, Escape leaves what was typed', async () => {
  const { user } = renderPart(<Place />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), 'pu');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Pune', 'Puducherry']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Puducherry' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{Escape}');
  expect([options(), picked]).toEqual([[], []]);
  expect(field()).toHaveValue('pu');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(picked).toEqual(['Puducherry']);
  expect(field()).toHaveValue('Puducherry');
  expect(field()).toHaveFocus();
});

test('[UX-02] by a click; Enter with nothing chosen is the form’s', async () => {
  const { user } = renderPart(<Place />);
  await user.type(field(), 'p{Enter}');
  expect(picked).toEqual([]);
  await user.click(screen.getByRole('option', { name: 'Patna' }));
  expect([field(), options(), picked]).toEqual([expect.objectContaining({ value: 'Patna' }), [], ['Patna']]);
});
