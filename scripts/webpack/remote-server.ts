import { headsOf, type RemoteServer } from '@tvacha/shared-core/remote';
import { remote } from 'remote/config';
import { definition } from 'remote/definition';

/** What the server draws a remote's pages with, and what it tells of them; the build says which remote. */
export const server: RemoteServer = { ...definition, heads: headsOf(remote.routes) };
