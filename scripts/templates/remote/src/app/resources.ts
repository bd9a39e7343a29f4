import type { StorePart } from '@tvacha/shared-core/resources';
import { items } from '../state/items';

/** What this area loads, each in a slice of its name. */
export const resources: readonly StorePart[] = [items];
