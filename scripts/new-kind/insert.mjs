import { readFileSync, writeFileSync } from 'node:fs';

/** Writes lines into a file before the one line that a pattern finds; a file that has changed its shape is an error. */
export function insertBefore(file, pattern, lines) {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(new RegExp(pattern, 'gm'))];
  if (found.length !== 1) throw new Error(`${file}: ${found.length} places for ${pattern}, one is wanted`);
  const at = found[0].index;
  writeFileSync(file, `${text.slice(0, at)}${lines}\n${text.slice(at)}`);
}

/** Adds messages to a catalogue, after the last one whose key begins like that. */
export function addMessages(file, prefix, messages) {
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const last = entries.findLastIndex(([key]) => key.startsWith(prefix));
  if (last < 0) throw new Error(`${file}: no message begins with ${prefix}`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`  ${JSON.stringify(entries[last][0])}:`));
  const isEnd = !lines[at].endsWith(',');
  if (isEnd) lines[at] += ',';
  const added = Object.entries(messages).map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},`);
  if (isEnd) added[added.length - 1] = added.at(-1).slice(0, -1);
  lines.splice(at + 1, 0, ...added);
  writeFileSync(file, lines.join('\n'));
}

/** Adds a section to the row of rights of whoever may read any resource, in the order of the alphabet. */
export function addToAnyResource(file, section) {
  const text = readFileSync(file, 'utf8');
  const [, row] = /^const anyResource =\s+'member, (.+): read';$/m.exec(text) ?? [];
  if (!row) throw new Error(`${file}: no row of any resource`);
  writeFileSync(file, text.replace(row, [...row.split(' or '), section].sort().join(' or ')));
}

/** Adds names to the import of a module that a file has. */
export function importFrom(file, module, names) {
  const text = readFileSync(file, 'utf8');
  const [row, known] = new RegExp(`^import \\{([^}]*)\\} from '${module}';$`, 'm').exec(text) ?? [];
  if (!row) throw new Error(`${file}: nothing is imported from ${module}`);
  const all = [...known.split(',').map((name) => name.trim()), ...names].filter(Boolean);
  writeFileSync(file, text.replace(row, `import { ${all.sort().join(', ')} } from '${module}';`));
}
