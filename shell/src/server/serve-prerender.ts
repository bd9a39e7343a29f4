import type { MessagePort } from 'node:worker_threads';
import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { FromPrerenderer, PrerenderRequest, ToPrerenderer } from '@tvacha/shared-contract/prerender';
import { CallError, configureHttp } from '@tvacha/shared-core/http';
import type { Asking } from './await-requests';
import { prerenderPage } from './prerender-page';

interface Waiting {
  resolve(envelope: Envelope): void;
  reject(error: Error): void;
}

/** Draws what it is asked for, one page at a time; the server asks for the next when the last is done. */
export function serveDrawing(port: MessagePort, site: string): void {
  const waiting = new Map<number, Waiting>();
  const say = (message: FromPrerenderer) => port.postMessage(message);
  const asking: Asking = { made: 0, open: new Set(), broken: false };
  let id = 0;

  configureHttp({
    answer: ({ id: operation }, { query }) => {
      asking.made += 1;
      id += 1;
      say({ kind: 'ask', id, operation, query });
      const answer = new Promise<Envelope>((resolve, reject) => waiting.set(id, { resolve, reject }));
      asking.open.add(answer);
      return answer.finally(() => asking.open.delete(answer));
    },
  });

  function answered({ id: asked, status, envelope }: Extract<ToPrerenderer, { kind: 'answer' }>) {
    const asker = waiting.get(asked);
    waiting.delete(asked);
    if (envelope && !envelope.error) return asker?.resolve(envelope);
    asking.broken ||= status >= 500 || status === 429;
    asker?.reject(new CallError(envelope?.code ?? 'UNAVAILABLE', status));
  }

  async function prerender(asked: number, request: PrerenderRequest) {
    asking.broken = false;
    try {
      say({ kind: 'prerendered', id: asked, page: await prerenderPage({ request, site, asking }) });
    } catch (error) {
      say({
        kind: 'failed',
        id: asked,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }

  port.on('message', (message: ToPrerenderer) => {
    if (message.kind === 'answer') answered(message);
    else void prerender(message.id, message.request);
  });
  say({ kind: 'ready' });
}
