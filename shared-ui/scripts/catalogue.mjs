import { fileURLToPath } from 'node:url';
import { buildCatalogue, serveCatalogue } from './build-catalogue.mjs';

/**
 * Serves the living catalogue of the parts: `npm run catalogue -w @tvacha/shared-ui`, then the address it prints.
 * With a folder it builds the catalogue there, as the tests look at it.
 */
const [folder] = process.argv.slice(2);
if (folder) await buildCatalogue(folder);
else {
  const port = Number(process.env.PORT ?? 4400);
  const { hosts } = await serveCatalogue(fileURLToPath(new URL('../dist/catalogue', import.meta.url)), port);
  process.stdout.write(`The parts are at http://${hosts[0]}:${port}/\n`);
}
