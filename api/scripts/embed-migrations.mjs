// Writes the migrations of drizzle/ into a module, so that the browser's mock and the bundle carry them too.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../drizzle/', import.meta.url);
const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8'));
const migrations = entries.map(({ tag }) => ({
  tag,
  statements: readFileSync(new URL(`${tag}.sql`, folder), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean),
}));
const text = `// Made by "npm run generate" from drizzle/. Do not edit.
export const migrations: { tag: string; statements: string[] }[] = ${JSON.stringify(migrations, null, 2)};
`;
writeFileSync(new URL('../src/db/migrations.generated.ts', import.meta.url), text);
