import { headsOf, type RemoteServer } from '@tvacha/shared-core/remote';
import { remote } from '../remote.config';
import { definition } from './remote';

/** What the server draws pages with, and what it tells of them. */
export const server: RemoteServer = { ...definition, heads: headsOf(remote.routes) };
