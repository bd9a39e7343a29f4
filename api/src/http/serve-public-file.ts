import type { Services } from '../app/services';
import { publicFilesPath } from '../files/public-url';
import { refuse } from '../services/refuse';
import { findPublicFile } from '../services/uploads/find-public-file';
import type { AppContext } from './caller';
import { keyIn, sendFile } from './send-file';

/** Not for ever: a doctor may leave the finder, and their picture leaves with them. */
const cacheControl = 'public, max-age=3600';

/** Hands out to everyone what is for everyone: covers, and pictures of doctors in the finder. */
export function servePublicFile(services: Services) {
  return async (c: AppContext): Promise<Response> => {
    const key = keyIn(c, publicFilesPath);
    const { name } = (await findPublicFile(services, key)) ?? refuse('NOT_FOUND');
    return sendFile(c, { files: services.files, key, name, view: true, cacheControl });
  };
}
