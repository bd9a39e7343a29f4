import { act, createEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { Select } from './select';

function Order() {
  const [value, setValue] = useState('newest');
  const [last, setLast] = useState(0);
  const options = ['newest', 'oldest', 'title'].map((order) => ({ value: order, label: order }));
  return (
    <>
      <Select label="Sort" value={value} options={options} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => startTransition(() => setLast(last + 1))}>
        Last {last}
      </button>
    </>
  );
}

/** Each event right after the one before, as of a slow device: React draws the press, and not yet the list. */
async function inARow(...events: { on: Element; event: Event }[]) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (const { on, event } of events) {
    on.dispatchEvent(event);
    await Promise.resolve();
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
const press = (on: Element) => ({ on, event: createEvent.mouseDown(on) });
const key = (on: Element, key: string, keyCode: number) => ({ on, event: createEvent.keyDown(on, { key, keyCode }) });

test('[UX-04] keys that are pressed while a list opens are for the list', async () => {
  render(<Order />);
  const sort = await screen.findByRole('combobox', { name: 'Sort' });
  act(() => sort.focus());
  await inARow(press(sort), key(sort, 'ArrowDown', 40), key(sort, 'Enter', 13));
  expect(screen.getByRole('status')).toHaveTextContent('oldest');
  await waitFor(() => expect(sort).toHaveAttribute('aria-expanded', 'false'));
});

test('[UX-04] a list that is left while it opens does not open', async () => {
  render(<Order />);
  const sort = await screen.findByRole('combobox', { name: 'Sort' });
  act(() => sort.focus());
  const leave = { on: sort, event: createEvent.focusOut(sort) };
  // What is drawn as late as the list tells when it would have opened.
  const last = screen.getByRole('button', { name: 'Last 0' });
  const markLast = () => ({ on: last, event: createEvent.click(last) });
  await inARow(press(sort), leave, markLast());
  await screen.findByRole('button', { name: 'Last 1' });
  expect(sort).toHaveAttribute('aria-expanded', 'false');
  await inARow(press(sort), markLast());
  await screen.findByRole('button', { name: 'Last 2' });
  expect(sort).toHaveAttribute('aria-expanded', 'true');
});
