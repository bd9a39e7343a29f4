import { network } from '@tvacha/mock-api/jest';

/** Addresses of the calls made from now on until the test ends, oldest first. */
export function watchRequests(): URL[] {
  const seen: URL[] = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => {
    seen.push(new URL(request.url));
  });
  return seen;
}
