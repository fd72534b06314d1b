/** Compares pieces of code together with everything in the project that they use. */
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { exportedNames, findDeclaration } from './modules.ts';
import type { Declaration, Import, Module, Modules } from './modules.ts';

/** A JavaScript expression, the names that it uses, and the file in which these names are declared. */
export type Piece = { expression: string; names: readonly string[]; file: string };

/** The pieces of code of a transition, a state or an implementation, and the modules of the same version. */
export type Code = { modules: Modules; pieces: readonly Piece[] };

/**
 * A change of code. `because` lists the changed declarations or implementations that the code uses. The list
 * is empty if the code itself has changed.
 */
export type CodeChange = { because: readonly string[] };

const knownEssences = new Map<string, string>();

/** Normalises JavaScript code, so that comments, layout and local names make no difference. */
function essenceOf(code: string): string {
  const essence = knownEssences.get(code) ?? minified(code);
  // The result is stored, because most code is the same in both versions.
  knownEssences.set(code, essence);
  return essence;
}

function minified(code: string): string {
  const options = { module: true, compress: false, mangle: { toplevel: true } };
  try {
    const { code: result, errors } = minifySync('code.js', code, options);
    return errors.length > 0 ? code : result;
  } catch {
    return code;
  }
}

const isSameCode = (before: string, after: string) =>
  before === after || essenceOf(before) === essenceOf(after);

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns whether a declaration creates a machine. Machines are compared part by part, so the declaration
 * does not count as a part of the code that uses it.
 */
const isMachine = ({ code }: Declaration) => /\bcreateMachine\(/.test(code);

/** The digests of exported values. A key consists of the file and the name of the value. */
const knownDigests = new WeakMap<Modules, Map<string, string>>();

/**
 * Returns a digest of an imported value and of everything that it uses; null if the value is not from the
 * project.
 */
function importedDigest(modules: Modules, imported: Import): string | null {
  const { file, name } = imported;
  if (file === null || !modules.has(file)) return null;
  const digests = knownDigests.get(modules) ?? new Map<string, string>();
  knownDigests.set(modules, digests);
  const key = `${file} ${name}`;
  const known = digests.get(key);
  if (known !== undefined) return known;
  // If modules import each other, this text replaces the digest that is still being computed.
  digests.set(key, 'circular');
  const found = name === '*' ? wholeDigest(modules, file) : declaredDigest(modules, imported);
  if (found === null) digests.delete(key);
  else digests.set(key, found);
  return found;
}

function wholeDigest(modules: Modules, file: string): string {
  const exported = exportedNames(modules, file).map((name) => {
    const found = importedDigest(modules, { file, source: '', name });
    return `${name} ${found ?? ''}`;
  });
  return digest(exported.join('\n'));
}

function declaredDigest(modules: Modules, imported: Import): string | null {
  const found = findDeclaration(modules, imported);
  const declared = found?.module.declarations.get(found.local);
  if (!found || !declared) return null;
  const { module, local } = found;
  if (isMachine(declared)) return `the machine ${local}`;
  return digestOf(modules, { expression: local, names: [local], file: module.file });
}

function importStatement(modules: Modules, imported: Import, local: string): string {
  const code = importedDigest(modules, imported);
  if (code !== null) return `import ${local} from '${code}';`;
  const { source, name } = imported;
  return name === '*'
    ? `import * as ${local} from '${source}';`
    : `import { ${name} as ${local} } from '${source}';`;
}

/** Returns a module that contains a piece of code and everything in its file that the piece uses. */
function moduleOf(modules: Modules, { expression, names, file }: Piece): string {
  const module = modules.get(file);
  const imports: string[] = [];
  // A declaration of several names is added once.
  const declarations = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const declared = module?.declarations.get(name);
    const imported = module?.imports.get(name);
    if (imported) imports.push(importStatement(modules, imported, name));
    else if (declared && isMachine(declared)) {
      declarations.add(`let ${name} = 'the machine ${name}';`);
    } else if (declared) {
      declarations.add(declared.code);
      for (const used of declared.names) add(used);
    }
  };
  for (const name of names) add(name);
  return [...imports, ...declarations, `export default (${expression});`].join('\n');
}

/** Returns a text that is the same for two pieces only if they and everything that they use are the same. */
export function digestOf(modules: Modules, piece: Piece): string {
  return digest(essenceOf(moduleOf(modules, piece)));
}

/**
 * Returns the declarations that a piece of code uses, directly or indirectly. A key consists of a name and a
 * file.
 */
function declarationsBehind(modules: Modules, { names, file }: Piece): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visitImport = (imported: Import) => {
    if (imported.name === '*') {
      for (const name of exportedNames(modules, imported.file)) visitImport({ ...imported, name });
      return;
    }
    const declared = findDeclaration(modules, imported);
    if (declared) visit(declared.module, declared.local);
  };
  const visit = (module: Module, name: string) => {
    const key = `\`${name}\` in \`${module.file}\``;
    if (seen.has(key)) return;
    seen.add(key);
    const declared = module.declarations.get(name);
    const imported = module.imports.get(name);
    if (imported) visitImport(imported);
    else if (declared && !isMachine(declared)) {
      found.set(key, declared.code);
      for (const used of declared.names) visit(module, used);
    }
  };
  const module = modules.get(file);
  if (module) for (const name of names) visit(module, name);
  return found;
}

const expressionsIn = (pieces: readonly Piece[]) =>
  pieces.map(({ expression }) => `_ = (${expression});`).join('\n');

const declarationsOf = ({ modules, pieces }: Code) =>
  new Map(pieces.flatMap((piece) => [...declarationsBehind(modules, piece)]));

const modulesOf = ({ modules, pieces }: Code) => pieces.map((piece) => moduleOf(modules, piece));

function isSame(before: Code, after: Code): boolean {
  const [was, is] = [modulesOf(before), modulesOf(after)];
  return was.length === is.length && was.every((code, index) => isSameCode(code, is[index] ?? ''));
}

/** Returns how code differs between the two versions; null if it is the same. */
export function changeOf(before: Code, after: Code): CodeChange | null {
  if (isSame(before, after)) return null;
  if (!isSameCode(expressionsIn(before.pieces), expressionsIn(after.pieces))) {
    return { because: [] };
  }
  const old = declarationsOf(before);
  const changed = [...declarationsOf(after)].filter(([name, code]) => {
    const earlier = old.get(name);
    return earlier !== undefined && !isSameCode(earlier, code);
  });
  return { because: changed.map(([name]) => name) };
}

/** Returns the files whose code differs between two versions. New files are left out. */
export function changedFiles(before: Modules, after: Modules, files: readonly string[]): string[] {
  return files.filter((file) => {
    const [was, is] = [before.get(file)?.code, after.get(file)?.code];
    return was !== undefined && is !== undefined && !isSameCode(was, is);
  });
}
