/* One's place in what is read and watched, and what one has kept: each person's own, on all their devices (UX-04). */
import { operation, session } from './access';

export const listPlaces = operation('reading.list', 'GET', '/api/reading', session);
export const savePlace = operation('reading.save', 'POST', '/api/reading/save', session);
export const listSaved = operation('saved.list', 'GET', '/api/saved', session);
export const putSaved = operation('saved.put', 'POST', '/api/saved/put', session);
export const moveSaved = operation('saved.move', 'POST', '/api/saved/move', session);
export const removeSaved = operation('saved.remove', 'POST', '/api/saved/remove', session);
export const listFolders = operation('folders.list', 'GET', '/api/folders', session);
export const makeFolder = operation('folders.make', 'POST', '/api/folders/make', session);
export const renameFolder = operation('folders.rename', 'POST', '/api/folders/rename', session);
export const removeFolder = operation('folders.remove', 'POST', '/api/folders/remove', session);
