import { OpenAPIHono } from '@hono/zod-openapi';
import { type OperationId, type ReadContent, routes, shapes } from '@tvacha/shared-contract';
import { filesPath, publicFilesPath } from '../files/file-url';
import { answerDocument } from '../http/answer-document';
import { everyHeader } from '../http/answer-json';
import type { AppEnv, Surroundings } from '../http/caller';
import { receiveCspReports, reportsPath } from '../http/csp-reports';
import { describeOperation, openApiInfo } from '../http/describe-operation';
import { docsPage } from '../http/docs/docs-page';
import { answerNothingHere } from '../http/errors';
import { outboxPage } from '../http/outbox-page';
import { serveExport } from '../http/serve-export';
import { serveFile, servePublicFile } from '../http/serve-file';
import { type Pacing, type ServedOperation, serveOperation } from '../http/serve-operation';
import { type Handler, tracing } from '../http/trace';
import { createUploadGate } from '../http/upload-gate';
import { exportsPath } from '../services/admin/users/export-link';
import type { Services } from '../services/ctx';
import { noteVisit, openTally } from '../services/telemetry/bump';
import { type Log, silentLog } from './log';
import { type Meter, silentMeter } from './meter';
import { verbs } from './verbs';

export interface App {
  fetch(request: Request, surroundings?: Surroundings): Response | Promise<Response>;
  /** Writes down what was counted and not yet written; for the end of a process, and now and then. */
  settle(): Promise<void>;
  /** Counts that a visitor opened a drawn page on which something is read. */
  noteVisit(read: ReadContent, ip: string): void;
}

interface Watchers {
  log?: Log;
  meter?: Meter;
}

/** What is no JSON sets more headers, or others. */
const withHeaders =
  (handler: Handler): Handler =>
  (c) => {
    for (const [name, value] of Object.entries(everyHeader(c))) c.header(name, value);
    return handler(c);
  };

const servedOperations = (Object.keys(routes) as OperationId[]).map(
  (id): ServedOperation => ({ id, shape: shapes[id], verb: verbs[id] as unknown as ServedOperation['verb'] }),
);

/** The server as a function from request to response; the same in Node, in Jest and in the browser's mock. */
export function createApp({ log = silentLog, meter = silentMeter, ...services }: Services & Watchers & Pacing): App {
  const { settle } = openTally(services);
  const app = new OpenAPIHono<AppEnv>({ strict: false });
  const traced = tracing(log, meter);
  app.notFound(traced({ route: '/*' }, answerNothingHere));
  const gate = createUploadGate(services.config.uploads);
  for (const operation of servedOperations) {
    const { id } = operation;
    const { method, path } = routes[id];
    // Some paths of the product end in a slash; they answer without it too.
    const route = path.replace(/\/$/, '');
    app.on(method, route, traced({ route, operation: id }, serveOperation(operation, services, gate)));
    app.openAPIRegistry.registerPath(describeOperation(operation));
  }
  const get = (route: string, handler: Handler) => app.get(route, traced({ route }, withHeaders(handler)));
  get(`${filesPath}:key{.+}`, serveFile(services));
  get(`${exportsPath}:order`, serveExport(services));
  get(`${publicFilesPath}:key{.+}`, servePublicFile(services));
  app.on(
    'POST',
    reportsPath,
    traced({ route: reportsPath }, receiveCspReports({ log, meter, now: () => services.clock.now() })),
  );
  let made: ReturnType<typeof app.getOpenAPI31Document> | undefined;
  const document = () => {
    made ??= app.getOpenAPI31Document(openApiInfo(services.config));
    return made;
  };
  app.get('/api/openapi.json', traced({ route: '/api/openapi.json' }, answerDocument(document)));
  get('/api/docs', docsPage(document));
  const { outbox } = services.config;
  if (outbox) {
    const page = outboxPage(services);
    get('/dev/outbox', (c) => (outbox === 'public' || c.env?.local ? page(c) : answerNothingHere(c)));
  }
  return {
    fetch: (request, surroundings) => app.fetch(request, surroundings ?? {}),
    settle,
    noteVisit: (read, ip) => noteVisit(services, read, ip),
  };
}
