import { unlimited } from '@tvacha/api/conformance-limits';
import type { Target } from '@tvacha/api/conformance-target';
import { setupServer } from 'msw/node';
import { createHandlers } from '../src/handlers';
import { openHostMock } from '../src/host';

/** The mock as tests meet it: requests go out by fetch, and its handlers catch them. */
export async function openMockTarget(): Promise<Target> {
  const mock = await openHostMock(new URL('../dist/', import.meta.url));
  const { config } = mock.services;
  Object.assign(config.limits, unlimited.limits);
  Object.assign(config.otp, unlimited.otp);
  const network = setupServer(...createHandlers(mock));
  network.listen({ onUnhandledRequest: 'error' });
  return {
    name: 'mock',
    origin: 'http://mock.local',
    services: mock.services,
    // What is no call to the API is none of the mock's business; the app itself must still answer it well.
    send: (request) => (new URL(request.url).pathname.startsWith('/api/') ? fetch(request) : mock.fetch(request)),
    lastFailure: () => '',
    close: async () => {
      network.close();
      await mock.close();
    },
  };
}
