import { parentPort, workerData } from 'node:worker_threads';
// Every icon from the start: nobody would wait for one here.
import '@tvacha/shared-ui/all-icons';
import { serveDrawing } from './server/serve-prerender';

// The build for the server: a thread of the server's process, which draws one page after the other.
if (parentPort) serveDrawing(parentPort, workerData.site);
