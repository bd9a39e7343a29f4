import { defineRemote } from '@tvacha/shared-core/remote';
import { definition } from './definition';

export const { bootstrap, mount, unmount } = defineRemote(definition);
