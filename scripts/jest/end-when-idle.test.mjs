/** @jest-environment ./jest/page-environment.cjs */
import { configure, screen } from '@testing-library/dom';
import endWhenIdle from './end-when-idle.cjs';

// Longer than a test may take: whatever ends a wait here, it is not its time.
configure({ asyncUtilTimeout: 1e9 });
const looks = 20;
endWhenIdle({ looks, between: 1 });

/** Calls at each of more turns of the page than an idle one is given, then resolves. */
const turns = (work = () => {}) =>
  new Promise((done) => {
    let left = 5 * looks;
    const timer = setInterval(() => {
      work(left);
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      done();
    }, 1);
  });
const show = (text) => {
  document.body.textContent = text;
};
beforeAll(() => {
  window.fetch = () => turns();
});

test('a page that does nothing ends the wait for it, and says what was not found', async () => {
  show('Nothing');
  await expect(screen.findByText('Something')).rejects.toThrow(/Unable to find.*Something/);
});

test('a page with a request or a timer under way, or one that changes, is waited for', async () => {
  void fetch('/slow').then(() => show('Answered'));
  await screen.findByText('Answered');
  setTimeout(() => show('In time'), 10 * looks);
  await screen.findByText('In time');
  void turns(show).then(() => show('Changed'));
  await screen.findByText('Changed');
});
