import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
// Every icon from the start: nobody would wait for one here.
import '@tvacha/shared-ui/all-icons';
import { serveDrawing } from './server/serve-prerender';

// The build for the server: a thread of the server's process, which draws one page after the other.
if (parentPort) {
  // Calls come before pages where processors are few. Linux alone has priorities for threads; elsewhere this would
  // put the whole server behind.
  if (process.platform === 'linux') setPriority(10);
  serveDrawing(parentPort, workerData.site);
}
