import { mkdir, writeFile } from 'node:fs/promises';
import { makeDisclaimer } from './make-disclaimer';
import { makeLogo } from './make-logo';

const folder = new URL('../../shell/public/assets/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('Disclaimer.pdf', folder), await makeDisclaimer());
await writeFile(new URL('logo.png', folder), await makeLogo());
