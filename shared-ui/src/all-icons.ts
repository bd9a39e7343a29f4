import { addIcons } from './icons/known';
import { otherIcons } from './icons/other.generated';

// Imported for this effect by whoever wants every icon at the first paint: areas, tests, a server that draws pages.
addIcons(otherIcons);
