import type { RemoteServer } from '@tvacha/shared-core/remote';
import { heads } from './app/heads';
import { definition } from './definition';

/** What the server draws pages with, and what it tells of them. */
export const server: RemoteServer = { ...definition, heads };
