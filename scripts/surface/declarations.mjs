import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Declaration files of one package, read as they are asked for; nothing is checked, so this takes no time. */
export class Declarations {
  #files = new Map();

  /** @param {string} folder Where the compiler put the package's declarations. */
  constructor(folder) {
    this.folder = folder;
  }

  /** The file that a relative specifier names. */
  resolve(from, specifier) {
    if (!specifier.startsWith('.')) return undefined;
    const base = join(dirname(from), specifier);
    return [`${base}.d.ts`, `${base}/index.d.ts`].find((file) => existsSync(join(this.folder, file)));
  }

  /** What a file declares and imports, by the names that these have there, and what it exports. */
  read(file) {
    if (this.#files.has(file)) return this.#files.get(file);
    const text = readFileSync(join(this.folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found = { source, declared: new Map(), imported: new Map(), exported: new Map(), stars: [] };
    this.#files.set(file, found);
    const declare = (name, node, isPublic) => {
      found.declared.set(name, [...(found.declared.get(name) ?? []), node]);
      if (isPublic) found.exported.set(name, { name });
    };
    for (const statement of source.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const one of statement.declarationList.declarations) declare(one.name.text, one, isExported(statement));
      } else if (ts.isImportDeclaration(statement)) {
        const from = statement.moduleSpecifier.text;
        const bindings = statement.importClause?.namedBindings;
        for (const one of bindings && ts.isNamedImports(bindings) ? bindings.elements : [])
          found.imported.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
      } else if (ts.isExportDeclaration(statement)) {
        const from = statement.moduleSpecifier?.text;
        const clause = statement.exportClause;
        if (!clause) found.stars.push(from);
        for (const one of clause && ts.isNamedExports(clause) ? clause.elements : [])
          found.exported.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
      } else if (statement.name) declare(statement.name.text, statement, isExported(statement));
    }
    return found;
  }

  /** Where a name of a file is declared: `{ file, name, nodes }`, or `{ from, name }` in another package. */
  find(file, name) {
    const { declared, imported, exported } = this.read(file);
    if (declared.has(name)) return { file, name, nodes: declared.get(name) };
    const link = imported.get(name) ?? exported.get(name);
    if (!link?.from) return link && link.name !== name ? this.find(file, link.name) : undefined;
    const target = this.resolve(file, link.from);
    return target ? this.find(target, link.name) : link;
  }

  /** The names that a file exports. */
  exportsOf(file) {
    const { exported, stars } = this.read(file);
    const further = stars.flatMap((from) => {
      const target = this.resolve(file, from);
      return target ? this.exportsOf(target) : [];
    });
    return [...new Set([...exported.keys(), ...further])];
  }
}
