import { pageOpener } from '@tvacha/mock-api/test-page';
import { remote as config } from '../../remote.config';
import * as remote from '../remote';

/** Opens a page of this area, as a doctor where no other persona is named. */
export const openPage = pageOpener(remote, config, 'doctor');
