import { type Envelope, type FromPrerenderer, type OperationId, type Route, routes } from '@tvacha/shared-contract';
import type { App } from '../../../app/create-app';
import type { Answered } from './prerender-worker';

type Ask = Extract<FromPrerenderer, { kind: 'ask' }>;

/** Asks the app, as a visitor without a login, for what a page shows. It is the page that is counted, not its calls. */
export async function answerPageRequest(app: Pick<App, 'fetch'>, { operation, query = {} }: Ask): Promise<Answered> {
  // A shell or a remote of another time may name what this server does not have.
  const route: Route | undefined = Object.hasOwn(routes, operation) ? routes[operation as OperationId] : undefined;
  if (route?.method !== 'GET' || route.access.kind !== 'public') return { status: 403 };
  const url = new URL(route.path, 'http://inner.invalid');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  try {
    const response = await app.fetch(new Request(url), { isOwn: true });
    return { status: response.status, envelope: (await response.json()) as Envelope };
  } catch {
    return { status: 500 };
  }
}
