import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latePart } from './late-part';

const About = () => <p>About us</p>;
const Broken = (): never => {
  throw new Error('Broken');
};

/** Code that does not come the first `failures` times. */
function loader(failures: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
    return About;
  };
  return { load, asked: () => asked };
}

/** Lets the pauses between tries pass until something is there; each step lets React and the tries have their turn. */
async function comes(find: () => HTMLElement | null): Promise<HTMLElement> {
  for (let step = 0; step < 400; step += 1) {
    const found = find();
    if (found) return found;
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
  throw new Error('It did not come');
}
const alert = () => comes(() => screen.queryByRole('alert'));

const tellOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  jest.useFakeTimers();
  // React writes down every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[MFE-15] code that fails twice is asked for again, and nobody hears of it', async () => {
  const { load, asked } = loader(2);
  const Part = latePart(load, { fallback: 'On its way' });
  render(<Part />);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await comes(() => screen.queryByText('About us'))).toBeVisible();
  expect(asked()).toBe(3);
});

test('[MFE-15] code that does not come says so in its place, what is around it lives, and Try again heals', async () => {
  const { load } = loader(3);
  const Part = latePart(load);
  render(
    <>
      <header>Tvacha</header>
      <Part />
    </>,
  );
  expect(await alert()).toHaveTextContent('This part did not load');
  expect(screen.getByText('Tvacha')).toBeVisible();
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('About us')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[MFE-15] a part that failed is asked for anew on the next visit', async () => {
  const { load } = loader(3);
  const Part = latePart(load);
  const { unmount } = render(<Part />);
  await alert();
  unmount();
  render(<Part />);
  expect(await comes(() => screen.queryByText('About us'))).toBeVisible();
});

test('[MFE-15] offline it says offline', async () => {
  tellOnline(false);
  const Part = latePart(loader(3).load);
  render(<Part />);
  expect(await alert()).toHaveTextContent('You are offline');
});

test('[MFE-15] a part that throws while it is drawn costs itself alone', async () => {
  const Part = latePart(async () => Broken);
  render(
    <>
      <header>Tvacha</header>
      <Part />
    </>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Tvacha')).toBeVisible();
});
