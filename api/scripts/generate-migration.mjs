// Writes what the schema has changed into a new migration of drizzle/, and all of them into a module, so that the
// bundle and the tests carry them too: `npm run generate -w @tvacha/api -- --name what_changed`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const given = process.argv.slice(2);
if (!given.includes('--embed')) {
  if (!given.some((word) => word.startsWith('--name'))) {
    process.stderr.write('Name the migration: npm run generate -w @tvacha/api -- --name what_changed\n');
    process.exit(1);
  }
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('npx', ['drizzle-kit', 'generate', ...given], { cwd, stdio: 'inherit' });
}

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
