import type { StorePart } from '@tvacha/shared-core/resources';
import { editors } from '../state/editors';
import { kindResources } from '../state/kinds';
import { readerLinks, startReading } from '../state/reading';

const ofKinds = Object.values(kindResources).flatMap(({ rows, details }) => [rows, details]);

/** What this area loads, each in a slice of its name (MFE-13). */
export const resources: readonly StorePart[] = [...ofKinds, editors, readerLinks, startReading];
