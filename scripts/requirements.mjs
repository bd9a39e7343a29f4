import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryFiles } from './lib/repository-files.mjs';
import { bad, good } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const place = 'docs/requirements.md';
const row = /^\| ([A-Z]+-\d+) \| (.*?) \| (open|partly|done) \| (.*?) ?\|$/;
const known = '(?:MFE|NAV|AUTH|SES|DOC|PAT|ADM|PERM|API|PDF|UX|SEC)';
const id = new RegExp(`\\[(${known}-\\d+)\\]`, 'g');

const files = repositoryFiles().filter((file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file));
const provedIn = new Map();
for (const file of files) {
  for (const [, found] of readFileSync(file, 'utf8').matchAll(id)) {
    provedIn.set(found, (provedIn.get(found) ?? new Set()).add(file));
  }
}

const wrong = [];
const seen = new Set();
const count = { done: 0, partly: 0, open: 0 };
const text = readFileSync(place, 'utf8')
  .split('\n')
  .map((line) => {
    const found = line.match(row);
    if (!found) return line;
    const [, name, words, state] = found;
    if (seen.has(name)) wrong.push(`${name} has two rows`);
    seen.add(name);
    count[state] += 1;
    const where = [...(provedIn.get(name) ?? [])].sort();
    if (state !== 'open' && where.length === 0) wrong.push(`${name} says ${state}, but no test carries its ID`);
    return `| ${name} | ${words} | ${state} | ${where.map((file) => `\`${file}\``).join(' ')} |`;
  })
  .join('\n');
for (const name of provedIn.keys()) if (!seen.has(name)) wrong.push(`${name} is carried by a test, but has no row`);

if (process.argv.includes('--write')) writeFileSync(place, text);
else if (text !== readFileSync(place, 'utf8'))
  wrong.push(`${place} is behind the tests: node scripts/requirements.mjs --write`);
for (const line of wrong) bad(line);
if (wrong.length === 0)
  good(
    `Requirements: ${count.done} proved, ${count.partly} in part, ${count.open} open, by ${files.length} test files`,
  );
process.exit(wrong.length === 0 ? 0 : 1);
