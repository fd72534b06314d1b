/** Parses a project's modules, and finds the declarations, imports and exports at their top level. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { declaredNames, isNode, nameOf, usedNames } from './syntax.ts';
import type { Node } from './syntax.ts';

/**
 * A value imported from another module. `name` is `*` for the whole module, and `file` is null for a package.
 */
export type Import = { file: string | null; source: string; name: string };

/** The declaration of a name, its code as a whole statement, and the names that it uses. */
export type Declaration = { node: Node; code: string; names: readonly string[] };

export type Module = {
  file: string;
  /** The code without types; the whole text if it can't be parsed. */
  code: string;
  program: Node | null;
  declarations: Map<string, Declaration>;
  /** The imports. The keys are their local names. */
  imports: Map<string, Import>;
  /** The local names. The keys are the exported names. */
  exports: Map<string, string>;
  /** The exports of other modules. The keys are the names under which this module exports them. */
  reExports: Map<string, Import>;
  /** The modules that this module exports again with `export *`. */
  starReExports: Import[];
};

/** The modules. The keys are the paths of their files, relative to the project's folder. */
export type Modules = ReadonlyMap<string, Module>;

type ImportFrom = (source: string, name: string) => Import;

/** The local name of a default export that has no name of its own. */
const DEFAULT = 'defaultExport';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.js'];

/** Returns the file of a relative import; null for a package and for a file that does not exist. */
function fileOf(source: string, importer: string, folder: string): string | null {
  if (!source.startsWith('.')) return null;
  const wanted = join(folder, dirname(importer), source);
  const candidates = [wanted, wanted.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
  const found = candidates.flatMap((it) => endings.map((ending) => it + ending)).find(isFile);
  return found === undefined ? null : relative(folder, found);
}

const declarationOf = (node: Node, code: string): Declaration => ({
  node,
  code,
  names: usedNames(node),
});

/** Adds the declarations of a statement, and returns their names. */
function declare(statement: Node, { code, declarations }: Module): string[] {
  const { type, start, end, id } = statement;
  if (type === 'VariableDeclaration') {
    return (statement['declarations'] as Node[]).flatMap((each) => {
      const declaration = declarationOf(each, `let ${code.slice(each.start, each.end)};`);
      const names = declaredNames(each['id'] as Node);
      for (const name of names) declarations.set(name, declaration);
      return names;
    });
  }
  const hasName = isNode(id) && (type === 'FunctionDeclaration' || type === 'ClassDeclaration');
  if (!hasName) return [];
  declarations.set(nameOf(id), declarationOf(statement, code.slice(start, end)));
  return [nameOf(id)];
}

function addExport(type: string, declaration: Node, module: Module): void {
  if (type !== 'ExportDefaultDeclaration') {
    for (const name of declare(declaration, module)) module.exports.set(name, name);
    return;
  }
  const isReference = declaration.type === 'Identifier';
  const [name = DEFAULT] = isReference ? [nameOf(declaration)] : declare(declaration, module);
  module.exports.set('default', name);
  if (name !== DEFAULT) return;
  const { start, end } = declaration;
  const code = `let ${DEFAULT} = ${module.code.slice(start, end)};`;
  module.declarations.set(DEFAULT, declarationOf(declaration, code));
}

function addStatement(statement: Node, module: Module, from: ImportFrom): void {
  const { type, declaration } = statement;
  const specifiers = (statement['specifiers'] ?? []) as Node[];
  const source = statement['source'] ? nameOf(statement['source']) : null;
  if (type === 'ImportDeclaration') {
    for (const specifier of specifiers) {
      const isWhole = specifier.type === 'ImportNamespaceSpecifier';
      const imported = specifier['imported'] ? nameOf(specifier['imported']) : 'default';
      const name = isWhole ? '*' : imported;
      module.imports.set(nameOf(specifier['local']), from(source ?? '', name));
    }
  } else if (type === 'ExportAllDeclaration') {
    const all = from(source ?? '', '*');
    if (statement['exported']) module.reExports.set(nameOf(statement['exported']), all);
    else module.starReExports.push(all);
  } else if (isNode(declaration)) {
    addExport(type, declaration, module);
  } else if (type === 'ExportNamedDeclaration') {
    for (const specifier of specifiers) {
      const [local, exported] = [nameOf(specifier['local']), nameOf(specifier['exported'])];
      if (source === null) module.exports.set(exported, local);
      else module.reExports.set(exported, from(source, local));
    }
  } else {
    declare(statement, module);
  }
}

/**
 * Also lists each import under its exported name (for `import { a as b }`, under `a`), because that name
 * appears in functions that Vite has compiled.
 */
function addImportedNames({ imports, declarations }: Module): void {
  for (const imported of imports.values()) {
    const { name } = imported;
    const isLocal = name === '*' || name === 'default' || declarations.has(name);
    if (!isLocal && !imports.has(name)) imports.set(name, imported);
  }
}

async function readModule(file: string, folder: string): Promise<Module> {
  const text = readFileSync(join(folder, file), 'utf8');
  const module: Module = {
    file,
    code: text,
    program: null,
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
    reExports: new Map(),
    starReExports: [],
  };
  try {
    const { code } = await transformWithOxc(text, file, { sourcemap: false });
    const program = parseAst(code) as unknown as Node;
    Object.assign(module, { code, program });
    const from: ImportFrom = (source, name) => ({
      file: fileOf(source, file, folder),
      source,
      name,
    });
    for (const statement of program['body'] as Node[]) addStatement(statement, module, from);
    addImportedNames(module);
  } catch {
    // A file that can't be parsed is reported when its machines are read.
  }
  return module;
}

/**
 * Reads modules and the modules that they import, at any depth, but no packages.
 *
 * @param files the paths relative to the folder
 */
export async function readModules(files: readonly string[], folder: string): Promise<Modules> {
  const modules = new Map<string, Module>();
  const open = [...files];
  for (const file of open) {
    if (modules.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    // oxlint-disable-next-line no-await-in-loop -- each module names the modules to read next
    const module = await readModule(file, folder);
    modules.set(file, module);
    const { imports, reExports, starReExports } = module;
    const imported = [...imports.values(), ...reExports.values(), ...starReExports];
    open.push(...imported.flatMap((it) => it.file ?? []));
  }
  return modules;
}

/**
 * Finds the module that declares an imported value, and the name of the value in that module. Returns null if
 * no module of the project declares the value.
 */
export function findDeclaration(
  modules: Modules,
  { file, name }: Import,
): { module: Module; local: string } | null {
  const module = file === null ? undefined : modules.get(file);
  if (!module) return null;
  const local = module.exports.get(name);
  if (local !== undefined) {
    const further = module.imports.get(local);
    return further ? findDeclaration(modules, further) : { module, local };
  }
  const reExports = module.reExports.get(name);
  if (reExports) return findDeclaration(modules, reExports);
  for (const all of module.starReExports) {
    const found = findDeclaration(modules, { ...all, name });
    if (found) return found;
  }
  return null;
}

/** Returns the names that a module exports, except its default export. */
export function exportedNames(modules: Modules, file: string | null): string[] {
  const module = file === null ? undefined : modules.get(file);
  if (!module) return [];
  const all = module.starReExports.flatMap((it) => exportedNames(modules, it.file));
  return [...new Set([...module.exports.keys(), ...module.reExports.keys(), ...all])].toSorted();
}
