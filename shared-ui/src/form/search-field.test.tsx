import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { SearchField } from './search-field';

const asked: string[] = [];

function Search() {
  const [value, setValue] = useState('');
  const ask = (text: string) => {
    asked.push(text);
    setValue(text);
  };
  return (
    <>
      <SearchField label="Search ebooks" value={value} onChange={ask} />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  );
}

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('[DOC-01] a search waits until the typing rests', () => {
  renderPart(<Search />);
  type('t');
  wait(200);
  type('tinea ');
  wait(249);
  expect(asked).toEqual([]);
  wait(1);
  expect(asked).toEqual(['tinea']);
});

test('[DOC-01] what is typed on while an earlier text comes back stays', () => {
  const field = (value: string) => (
    <SearchField label="Search ebooks" value={value} onChange={(text) => asked.push(text)} />
  );
  const { rerender } = renderPart(field(''));
  type('gaikwa');
  wait(250);
  type('gaikwad');
  rerender(field('gaikwa'));
  expect(screen.getByRole('searchbox')).toHaveValue('gaikwad');
  wait(250);
  rerender(field('gaikwad'));
  expect(asked).toEqual(['gaikwa', 'gaikwad']);
  rerender(field('gaikwa'));
  expect(screen.getByRole('searchbox')).toHaveValue('gaikwa');
});

test('[DOC-01] Enter asks at once, and only once', () => {
  renderPart(<Search />);
  type('acne');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(asked).toEqual(['acne']);
  wait(1000);
  expect(asked).toEqual(['acne']);
});

test('[DOC-01] leaving the field asks at once, so that nothing changes under what is done next', () => {
  renderPart(<Search />);
  type('acne');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(asked).toEqual(['acne']);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  wait(1000);
  expect(asked).toEqual(['acne']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('[DOC-01] clearing asks at once and keeps the focus; a reset from outside empties the field', () => {
  renderPart(<Search />);
  type('acne');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(asked).toEqual(['acne', '']);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  type('nails');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
