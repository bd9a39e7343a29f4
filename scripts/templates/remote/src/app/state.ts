import { listSaga } from '@tvacha/shared-core/resources';
import { items } from '../state/items';

/** The slices of this area, under the names the store knows them by. */
export const reducers = { [items.name]: items.reducer };

export const saga = () => listSaga(items);
