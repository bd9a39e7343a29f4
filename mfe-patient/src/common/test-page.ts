import { pageOpener } from '@tvacha/mock-api/test-page';
import { remote as config } from '../../remote.config';
import * as remote from '../remote';

/** Opens a page of this area, for a visitor whom nobody knows. */
export const openPage = pageOpener(remote, config, 'visitor');
