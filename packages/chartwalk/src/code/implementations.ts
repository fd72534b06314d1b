/** Finds the code of the named guards, actions, delays and actors of machines. */
import type { AnyStateMachine } from 'xstate';
import type { NamedCode } from '../comparison/named-code.ts';
import { forEachKind, implementationsOf } from '../structure.ts';
import type { KindOfCode } from '../structure.ts';
import { findDeclaration } from './modules.ts';
import type { Module, Modules } from './modules.ts';
import { digestOf } from './piece.ts';
import type { Piece } from './piece.ts';
import { childrenOf, isNode, literalsIn, nameOf, usedNames } from './syntax.ts';
import type { Node } from './syntax.ts';
import { pieceOfValue } from './values.ts';

type Found = { module: Module; node: Node };
type Implementation = Found & { name: string; isMethod: boolean };

/** The pieces of code. The keys are the kinds and names of the implementations. */
export type Pieces = Readonly<Record<KindOfCode, ReadonlyMap<string, readonly Piece[]>>>;

/**
 * Returns the object literal that an expression consists of, or the declared or imported object that it
 * names.
 */
function objectOf(modules: Modules, module: Module, value: unknown): Found | null {
  if (!isNode(value)) return null;
  if (value.type === 'ObjectExpression') return { module, node: value };
  if (value.type !== 'Identifier') return null;
  const imported = module.imports.get(nameOf(value));
  const found = imported ? findDeclaration(modules, imported) : { module, local: nameOf(value) };
  const declared = found?.module.declarations.get(found.local)?.node;
  return found && declared ? objectOf(modules, found.module, declared['init']) : null;
}

/** Returns the values of an object, including those of objects that are spread in it. */
function valuesOf(modules: Modules, object: Found | null): Implementation[] {
  if (!object) return [];
  const { module, node } = object;
  return (node['properties'] as Node[]).flatMap((property) => {
    if (property.type === 'SpreadElement') {
      return valuesOf(modules, objectOf(modules, module, property['argument']));
    }
    if (property['computed'] === true || !isNode(property['value'])) return [];
    const isMethod = property['method'] === true;
    return [{ module, node: property['value'], name: nameOf(property['key']), isMethod }];
  });
}

/**
 * Returns an implementation as a piece of code. The implementation's own name is replaced in its code, so a
 * renamed implementation has the same code.
 */
function pieceOf({ module, node, name, isMethod }: Implementation): Piece {
  const ownNames = literalsIn(node).filter((it) => it['value'] === name);
  let text = module.code.slice(node.start, node.end);
  for (const own of ownNames.toReversed()) {
    text = `${text.slice(0, own.start - node.start)}'its name'${text.slice(own.end - node.start)}`;
  }
  const prefix = `${node['async'] === true ? 'async ' : ''}function${node['generator'] === true ? '*' : ''} `;
  return {
    expression: isMethod ? prefix + text : text,
    names: usedNames(node),
    file: module.file,
  };
}

/** Returns the expressions that give implementations to machines, anywhere in code. */
function implementationsIn(node: Node): unknown[] {
  const inside = childrenOf(node).flatMap(implementationsIn);
  if (node.type !== 'CallExpression') return inside;
  const { callee } = node;
  const [first, second] = node['arguments'] as unknown[];
  const called = isNode(callee) ? nameOf(callee['property'] ?? callee) : '';
  if (called === 'setup' || called === 'provide' || called === 'extend') return [first, ...inside];
  return called === 'createMachine' ? [second, ...inside] : inside;
}

/**
 * Maps names of implementations to their pieces of code. Machines of one file may have different
 * implementations of the same name, so a name may have several pieces.
 */
function piecesIn(modules: Modules, module: Module): Map<string, Piece[]> {
  const pieces = new Map<string, Piece[]>();
  for (const object of module.program ? implementationsIn(module.program) : []) {
    for (const kind of valuesOf(modules, objectOf(modules, module, object))) {
      for (const each of valuesOf(modules, objectOf(modules, kind.module, kind.node))) {
        const key = `${kind.name} ${each.name}`;
        pieces.set(key, [...(pieces.get(key) ?? []), pieceOf(each)]);
      }
    }
  }
  return pieces;
}

const knownPieces = new WeakMap<Module, ReadonlyMap<string, readonly Piece[]>>();

function writtenPieces(modules: Modules, file: string): ReadonlyMap<string, readonly Piece[]> {
  const module = modules.get(file);
  if (!module) return new Map();
  const pieces = knownPieces.get(module) ?? piecesIn(modules, module);
  knownPieces.set(module, pieces);
  return pieces;
}

/**
 * Returns the code of a machine's implementations. The code comes from the file that defines the machine. If
 * an implementation is not in that file, for example because a function returns it, its code comes from the
 * loaded value.
 */
export function namedPieces(modules: Modules, file: string, machine: AnyStateMachine): Pieces {
  const written = writtenPieces(modules, file);
  const implementations = implementationsOf(machine);
  return forEachKind(
    (kind) =>
      new Map(
        Object.entries(implementations[kind] ?? {}).map(([name, value]) => [
          name,
          written.get(`${kind} ${name}`) ?? [pieceOfValue(value, file)],
        ]),
      ),
  );
}

/** Returns the code of a machine's implementations as texts that can be compared. */
export function namedCode(modules: Modules, file: string, machine: AnyStateMachine): NamedCode {
  const pieces = namedPieces(modules, file, machine);
  return forEachKind((kind) =>
    Object.fromEntries(
      [...pieces[kind]].map(([name, each]) => [
        name,
        each.map((piece) => digestOf(modules, piece)).join(''),
      ]),
    ),
  );
}
