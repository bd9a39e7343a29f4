import '@testing-library/jest-dom';
import { setupServer } from 'msw/node';
import { type Fault, faults } from '../src/faults';
import { createHandlers } from '../src/handlers';
import type { MockServer } from '../src/mock-server';
import type { Persona } from '../src/personas';

declare global {
  var mockServer: MockServer;
}

/** The network of a test. */
export const network = setupServer(...createHandlers(globalThis.mockServer));

beforeAll(async () => {
  await globalThis.mockServer.reset();
  network.listen({ onUnhandledRequest: 'error' });
});
afterEach(async () => {
  network.resetHandlers();
  await globalThis.mockServer.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(async () => {
  network.close();
  // A write that no trigger saw would reach the next file; comparing every row is for the full run alone.
  if (process.env.TVACHA_FULL) expect(await globalThis.mockServer.differing()).toEqual([]);
});

/** Makes the browser under test one in which this persona has logged in. */
export async function signInAs(persona: Persona): Promise<void> {
  const session = await globalThis.mockServer.signIn(persona);
  for (const [key, value] of Object.entries(session ?? {})) localStorage.setItem(key, value);
}

/** The newest six-digit code sent to a phone or an address. */
export const codeSentTo = (to: string): string | undefined =>
  globalThis.mockServer.messages.findLast((message) => message.to === to)?.text.match(/\b\d{6}\b/)?.[0];

/** Lays a fault over the network until the test ends. */
export const useFault = (name: Fault): void => network.use(...faults[name].handlers);

/** Addresses of the calls made from now on until the test ends, oldest first. */
export function watchRequests(): URL[] {
  const seen: URL[] = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => {
    seen.push(new URL(request.url));
  });
  return seen;
}
