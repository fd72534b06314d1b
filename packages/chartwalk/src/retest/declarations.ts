/**
 * Reads the declarations of a project's modules, and finds those that a name refers to, directly or through
 * other declarations. A guard may change because a function of another module does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { namesInTree } from './names-in.ts';

type Declaration = { code: string; names: readonly string[] };

/** The declaration of another module that a local or exported name stands for. `*` is the whole module. */
type Elsewhere = { file: string; name: string };

type Module = {
  /** The code without types. */
  code: string;
  declarations: ReadonlyMap<string, Declaration>;
  elsewhere: ReadonlyMap<string, Elsewhere>;
  /** The modules of which all names are exported again. */
  passedOn: readonly string[];
};

/** The modules by their files, relative to the project's folder. */
export type Modules = ReadonlyMap<string, Module>;

type Node = {
  type: string;
  start: number;
  end: number;
  id?: Node | null;
  name?: string;
  declaration?: Node | null;
  declarations?: Node[];
  source?: { value: string } | null;
  specifiers?: Node[];
  local?: Node;
  imported?: Node;
  exported?: Node | null;
};

const nameOf = (node: Node | null | undefined) => node?.name ?? '';

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];

/** Returns the file of a relative import; undefined for a package. */
function fileOf(source: string, from: string, folder: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const path = join(folder, dirname(from), source);
  const found = endings
    .map((ending) => path + ending)
    .find((it) => /\.\w+$/.test(it) && existsSync(it));
  return found && relative(folder, found);
}

function readModule(code: string, resolve: (source: string) => string | undefined): Module {
  const declarations = new Map<string, Declaration>();
  const elsewhere = new Map<string, Elsewhere>();
  const passedOn: string[] = [];
  const declare = (names: Iterable<string>, node: Node) => {
    const declaration = {
      code: code.slice(node.start, node.end),
      names: [...namesInTree(node).identifiers],
    };
    for (const name of names) declarations.set(name, declaration);
  };
  const refer = (local: string, source: string, name: string) => {
    const file = resolve(source);
    if (file !== undefined) elsewhere.set(local, { file, name });
  };
  const read = (node: Node) => {
    const { type, id, source, specifiers = [], declaration } = node;
    if (declaration && type !== 'ExportDefaultDeclaration') read(declaration);
    if (type === 'VariableDeclaration') {
      for (const each of node.declarations ?? []) declare(namesInTree(each.id).identifiers, each);
    }
    if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') declare([nameOf(id)], node);
    if (type === 'ExportDefaultDeclaration') declare(['default', nameOf(declaration?.id)], node);
    if (type === 'ExportAllDeclaration' && source) {
      if (node.exported) refer(nameOf(node.exported), source.value, '*');
      else passedOn.push(...[resolve(source.value) ?? []].flat());
    }
    for (const { type: kind, local, imported, exported } of specifiers) {
      if (kind === 'ExportSpecifier') {
        if (source) refer(nameOf(exported), source.value, nameOf(local));
        else if (nameOf(exported) !== nameOf(local)) declare([nameOf(exported)], local as Node);
      } else if (source) {
        const name = kind === 'ImportNamespaceSpecifier' ? '*' : nameOf(imported) || 'default';
        refer(nameOf(local), source.value, name);
        // Vite replaces the local name of an import by the name in its module.
        if (name !== '*' && name !== 'default') refer(name, source.value, name);
      }
    }
  };
  for (const node of parseAst(code).body) read(node as unknown as Node);
  return { code, declarations, elsewhere, passedOn };
}

/**
 * Reads modules and those that they import, without packages. A module that can't be parsed is left out.
 *
 * @param files the paths relative to the folder
 */
export async function readModules(files: readonly string[], folder: string): Promise<Modules> {
  const modules = new Map<string, Module>();
  const open = [...files];
  for (const file of open) {
    if (modules.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    const imported = new Set<string>();
    const resolve = (source: string) => {
      const found = fileOf(source, file, folder);
      if (found !== undefined) imported.add(found);
      return found;
    };
    try {
      const text = readFileSync(join(folder, file), 'utf8');
      // oxlint-disable-next-line no-await-in-loop -- a module names the next ones
      const { code } = await transformWithOxc(text, file, { sourcemap: false });
      modules.set(file, readModule(code, resolve));
    } catch {
      // The problem is reported when the file's machines are read.
    }
    open.push(...imported);
  }
  return modules;
}

/** A machine is compared by its parts, so its own declaration is not part of the code that a name refers to. */
const isMachine = ({ code }: Declaration) => /\bcreateMachine\(/.test(code);

/**
 * Returns the code of the declarations that names refer to, directly or not, by the name and the file of each
 * declaration.
 */
export function codeBehind(
  modules: Modules,
  file: string,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (at: string, name: string) => {
    const key = `\`${name}\` in \`${at}\``;
    const module = modules.get(at);
    if (seen.has(key) || !module) return;
    seen.add(key);
    const declaration = module.declarations.get(name);
    if (declaration && !isMachine(declaration)) {
      found.set(key, declaration.code);
      for (const inner of declaration.names) visit(at, inner);
    }
    const other = module.elsewhere.get(name);
    if (other?.name === '*') {
      for (const each of modules.get(other.file)?.declarations.keys() ?? [])
        visit(other.file, each);
    } else if (other) visit(other.file, other.name);
    if (!declaration && !other) for (const each of module.passedOn) visit(each, name);
  };
  for (const name of names) visit(file, name);
  return found;
}
