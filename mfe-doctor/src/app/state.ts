import { listSaga } from '@tvacha/shared-core/resources';
import { ebookDetails, ebooks } from '../state/ebooks.slice';
import { editors } from '../state/editors.slice';
import { readerLinks } from '../state/reader-links.slice';
import { startReading } from '../state/start-reading.slice';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  ebooks: ebooks.reducer,
  ebookDetails: ebookDetails.reducer,
  editors: editors.reducer,
  readerLinks: readerLinks.reducer,
  startReading: startReading.reducer,
};

export const saga = () => listSaga(ebooks, ebookDetails, editors, readerLinks, startReading);
