import { addIcons } from './icon-registry';
import { otherIcons } from './other.generated';

// Imported for this effect by whoever wants every icon at the first paint: areas, tests, a server that draws pages.
addIcons(otherIcons);
