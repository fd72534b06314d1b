/** Provides a project that creates machines in every way that `chartwalk open` and `check` recognise. */
/** Returns the code of a machine with this ID. Its only event switches between on and off. */
const lamp = (id: string) =>
  `createMachine({ id: '${id}', initial: 'off',
    states: { off: { on: { SWITCH: 'on' } }, on: { on: { SWITCH: 'off' } } } })`;

const xstate = `import { createMachine, setup } from 'xstate';\n`;

/**
 * The code of each file, with the IDs of the machines that the file creates. The keys are the names of the
 * files.
 */
const idioms: Readonly<Record<string, readonly [ids: readonly string[], code: string]>> = {
  'const.ts': [['hall'], `export const hall = ${lamp('hall')};`],
  'default.ts': [['desk'], `export default ${lamp('desk')};`],
  'class-field.ts': [['porch'], `export class Porch { machine = ${lamp('porch')}; }`],
  'static-member.ts': [['attic'], `export class Attic { static machine = ${lamp('attic')}; }`],
  'instance.ts': [
    ['shed'],
    `class Shed { machine = ${lamp('shed')}; }
     export const shed = new Shed();`,
  ],
  'factory.ts': [['cellar'], `export const makeCellar = () => ${lamp('cellar')};`],
  'factory-and-result.ts': [
    ['garage'],
    `export const makeGarage = () => ${lamp('garage')};
     export const garage = makeGarage();`,
  ],
  'factory-of-object.ts': [
    ['kitchen'],
    `export function makeKitchen() { return { machine: ${lamp('kitchen')} }; }`,
  ],
  'invoking.ts': [
    ['house', 'room', 'shelf'],
    `const room = setup({ actors: { shelf: ${lamp('shelf')} } }).createMachine({ id: 'room',
       invoke: { src: 'shelf' }, initial: 'dark', states: { dark: {} } });
     export const house = setup({ actors: { room } }).createMachine({ id: 'house',
       initial: 'empty', states: { empty: { on: { ENTER: 'used' } }, used: { invoke: { src: 'room' } } } });`,
  ],
  'invoking-inline.ts': [
    ['cupboard', 'drawer'],
    `export const cupboard = createMachine({ id: 'cupboard',
       invoke: { id: 'drawer', src: ${lamp('drawer')} }, initial: 'shut', states: { shut: {} } });`,
  ],
  'hidden.ts': [
    ['larder'],
    `const larder = ${lamp('larder')}; export const idOf = () => larder.id;`,
  ],
  'hidden-and-provided.ts': [
    ['veranda'],
    `const plain = ${lamp('veranda')}; export const veranda = plain.provide({});`,
  ],
  'hidden-and-exported.ts': [
    ['porthole'],
    `const inside = ${lamp('porthole')}; export { inside as porthole };`,
  ],
  'absent-package.ts': [
    ['garden'],
    `import { z } from 'absent-schemas';
     import * as events from 'absent-events';
     export const schema = z.object({ on: z.boolean() });
     events.listen();
     export const garden = ${lamp('garden')};`,
  ],
  'absent-base-class.ts': [
    ['gate'],
    `import { LightElement } from 'absent-elements';
     export class Gate extends LightElement { machine = ${lamp('gate')}; }`,
  ],
  'alias.ts': [
    ['alias'],
    `import { START } from '#lib/start';
     export const alias = createMachine({ id: START, initial: START, states: { [START]: {} } });`,
  ],
};

const plain = {
  'package.json': '{ "name": "house", "type": "module" }',
  'tsconfig.json': `{
    // The package with this configuration is not installed.
    "extends": "@absent/tsconfig/tsconfig.json",
    "compilerOptions": { "paths": { "#lib/*": ["./src/lib/*"], }, },
  }`,
  'src/lib/start.ts': `export const START = 'alias' as string;`,
  'src/index.ts': `export { hall } from './const.ts'; export * from './factory.ts'; // createMachine`,
};

/** The name of each file in the folder `src`, with the IDs of its machines. */
export const idsByFile = Object.entries(idioms).map(([name, [ids]]) => [name, ids] as const);

/** The files of the project. The keys are their paths. */
export const projectFiles: Readonly<Record<string, string>> = {
  ...plain,
  ...Object.fromEntries(
    Object.entries(idioms).map(([name, [, code]]) => [`src/${name}`, xstate + code]),
  ),
};
