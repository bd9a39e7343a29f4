import { act } from '@testing-library/react';
import { type SessionStart, startSession } from '@tvacha/shared-core/session';
import { closePortalStore, createPortalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { bootstrap, mount, unmount } from '../remote';
import type * as Draw from './test-draw';
import type { Drawn } from './test-draw';

/** Draws by modules of its own, as on the server: React and the store are not those of the page. */
async function draw(path: string): Promise<Drawn> {
  let drawn: Drawn = { html: '', state: {} };
  makeTestStore();
  // Of a buffer that is empty React misses what this environment does not tell.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await jest.isolateModulesAsync(async () => {
    const server: typeof Draw = require('./test-draw');
    drawn = await server.draw(path);
  });
  said.mockRestore();
  return drawn;
}

interface Visit {
  /** What the browser has of this visitor before the page comes. */
  before?: () => void;
  session?: SessionStart;
  /** What happens on the page while its scripts are on their way. */
  meanwhile?: (page: HTMLElement) => void;
}

let leave: () => Promise<unknown> = async () => {};
/** Leaves the page that was hydrated last; runs by itself after each test. */
async function leavePage() {
  await act(() => leave());
  document.body.replaceChildren();
}
afterEach(leavePage);

/** Opens a page that comes prerendered, and hydrates it as the shell does. Gives what React had to say against it. */
export async function hydratePage(path: string, { before, session, meanwhile }: Visit = {}) {
  await leavePage();
  await bootstrap();
  const { html, state } = await draw(path);
  closePortalStore();
  createPortalStore(state);
  before?.();
  if (session) await startSession(session);
  history.pushState(null, '', path);
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = html;
  const heading = domElement.querySelector('h1');
  const complaints: unknown[] = [];
  const said = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    complaints.push(event.error);
  };
  addEventListener('error', hear);
  meanwhile?.(domElement);
  leave = () => unmount({ domElement });
  const nothing = () => {};
  let mounting: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounting = mount({ domElement, isPrerendered: true, onReady: nothing, onFatal: (error) => complaints.push(error) });
  });
  await mounting;
  removeEventListener('error', hear);
  said.mockRestore();
  return { html, complaints, domElement, isSame: heading !== null && heading === domElement.querySelector('h1') };
}
