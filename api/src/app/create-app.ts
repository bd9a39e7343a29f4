import { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@tvacha/shared-contract';
import { publicFilesPath } from '../files/public-url';
import { filesPath } from '../files/signed-url';
import type { AppEnv, Surroundings } from '../http/caller';
import { describeOperation, openApiInfo } from '../http/describe-operation';
import { docsPage } from '../http/docs/docs-page';
import { answerError, answerNothingHere } from '../http/errors';
import { outboxPage } from '../http/outbox-page';
import { serveFile } from '../http/serve-file';
import { serveOperation } from '../http/serve-operation';
import { servePublicFile } from '../http/serve-public-file';
import { trace } from '../http/trace';
import { createUploadGate } from '../http/upload-gate';
import { openTally } from '../services/telemetry/bump';
import { bindings, checkBindings } from './bindings';
import { type Log, silentLog } from './log';
import { type Meter, silentMeter } from './meter';
import type { Services } from './services';

export interface App {
  fetch(request: Request, surroundings?: Surroundings): Response | Promise<Response>;
  /** Writes down what was counted and not yet written; for the end of a process, and now and then. */
  settle(): Promise<void>;
}

interface Watchers {
  log?: Log;
  meter?: Meter;
}

/** The server as a function from request to response; the same in Node, in Jest and in the browser's mock. */
export function createApp({ log = silentLog, meter = silentMeter, ...services }: Services & Watchers): App {
  checkBindings(bindings);
  const { settle } = openTally(services);
  const app = new OpenAPIHono<AppEnv>({ strict: false });
  app.use(trace(log, meter));
  app.onError(answerError(log));
  app.notFound(answerNothingHere);
  const gate = createUploadGate(services.config.uploads);
  for (const binding of bindings) {
    const { method, path } = routes[binding.id];
    // Some paths of the product end in a slash; they answer without it too.
    app.on(method, path.replace(/\/$/, ''), serveOperation(binding, services, gate));
    app.openAPIRegistry.registerPath(describeOperation(binding));
  }
  app.get(`${filesPath}:key{.+}`, serveFile(services));
  app.get(`${publicFilesPath}:key{.+}`, servePublicFile(services));
  let made: ReturnType<typeof app.getOpenAPI31Document> | undefined;
  const document = () => {
    made ??= app.getOpenAPI31Document(openApiInfo(services.config));
    return made;
  };
  app.get('/api/openapi.json', (c) => c.json(document()));
  app.get('/api/docs', docsPage(document));
  if (services.config.outbox) app.get('/dev/outbox', outboxPage(services));
  return { fetch: (request, surroundings) => app.fetch(request, surroundings ?? {}), settle };
}
