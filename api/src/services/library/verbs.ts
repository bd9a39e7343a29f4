import type { AreaVerbs } from '../verb';
import { listFolders, makeFolder, removeFolder, renameFolder } from './folders';
import { listPlaces, savePlace } from './places';
import { listSaved, moveSaved, putSaved, removeSaved } from './saved';

export const libraryVerbs = {
  'reading.list': listPlaces,
  'reading.save': savePlace,
  'saved.list': listSaved,
  'saved.put': putSaved,
  'saved.move': moveSaved,
  'saved.remove': removeSaved,
  'folders.list': listFolders,
  'folders.make': makeFolder,
  'folders.rename': renameFolder,
  'folders.remove': removeFolder,
} satisfies AreaVerbs<'library'>;
