import { renderRemote } from '@tvacha/shared-core/testing';
import * as remote from '../remote';

/** Opens a page of this area as the shell does, for a visitor whom nobody knows. */
export const openPage = (path: string) => renderRemote(remote, { path });
