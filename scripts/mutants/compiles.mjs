import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import ts from 'typescript';
import { findAreas } from '../lib/areas.mjs';

const packages = ['shared-contract', 'shared-core', 'api', 'shell', ...findAreas().map((area) => `mfe-${area}`)];

/** All packages as one program, so that what they share is read once. */
function readProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} };
  const configs = packages.map((name) => ts.getParsedCommandLineOfConfigFile(join(name, 'tsconfig.json'), {}, host));
  const all = (option) => [...new Set(configs.flatMap(({ options }) => options[option] ?? []))];
  const { composite, declaration, emitDeclarationOnly, rootDir, outDir, tsBuildInfoFile, ...options } =
    configs[0].options;
  return {
    files: configs.flatMap(({ fileNames }) => fileNames.filter((file) => !/\.test\.tsx?$/.test(file))),
    options: { ...options, lib: all('lib'), types: all('types'), noEmit: true },
  };
}

const changed = (text, { start, end, form, after, needs }) => {
  const written = form === 'name' ? `.${after}` : form === 'jsx' ? after : `(${after})`;
  return [text.slice(0, start) + written + text.slice(end), needs].filter(Boolean).join('\n');
};

/** The next round: of each file the first mutant that is left. */
function takeRound(waiting) {
  const round = new Map();
  for (const mutant of waiting) if (!round.has(mutant.file)) round.set(mutant.file, mutant);
  for (const mutant of round.values()) waiting.delete(mutant);
  return round;
}

/** The ids of the mutants that TypeScript refuses in their own file; those of many files are looked at in one go. */
function findRefused(mutants) {
  const { files, options } = readProgram();
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile;
  const seen = new Map();
  const waiting = new Set(mutants);
  const refused = [];
  let program;
  while (waiting.size > 0) {
    const round = takeRound(waiting);
    const byPath = new Map([...round].map(([file, mutant]) => [ts.sys.resolvePath(file), mutant]));
    host.getSourceFile = (name, ...rest) => {
      const mutant = byPath.get(ts.sys.resolvePath(name));
      if (mutant) return ts.createSourceFile(name, changed(host.readFile(name), mutant), rest[0], true);
      if (!seen.has(name)) seen.set(name, read.call(host, name, ...rest));
      return seen.get(name);
    };
    program = ts.createProgram(files, options, host, program);
    for (const [path, { id }] of byPath)
      if (program.getSemanticDiagnostics(program.getSourceFile(path)).length > 0) refused.push(id);
  }
  return refused;
}

if (!isMainThread) parentPort.postMessage(findRefused(workerData));

/** The ids of those mutants that would not get past `npm run types`. */
export const refusedByTypes = (mutants) =>
  new Promise((done, failed) => {
    if (mutants.length === 0) return done([]);
    const thread = new Worker(new URL(import.meta.url), { workerData: mutants });
    thread.once('message', done).once('error', failed);
  });
