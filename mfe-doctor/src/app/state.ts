import { listSaga } from '@tvacha/shared-core/resources';
import { editors } from '../state/editors.slice';
import { kindResources } from '../state/kinds.slice';
import { readerLinks } from '../state/reader-links.slice';
import { startReading } from '../state/start-reading.slice';

const ofKinds = Object.values(kindResources).flatMap(({ rows, details }) => [rows, details]);

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  ...Object.fromEntries(ofKinds.map(({ name, reducer }) => [name, reducer])),
  editors: editors.reducer,
  readerLinks: readerLinks.reducer,
  startReading: startReading.reducer,
};

export const saga = () => listSaga(...ofKinds, editors, readerLinks, startReading);
