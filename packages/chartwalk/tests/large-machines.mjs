/**
 * Creates large machines, in which hubs, nested states and parallel regions have many transitions. Tests
 * check the drawings of these machines, and e2e/time-large-charts.mjs measures how fast the drawings appear.
 */

/**
 * @typedef {object} Config a machine or a state without code, as XState and JSON represent it
 * @property {string} [id]
 * @property {'parallel'} [type]
 * @property {string} [initial]
 * @property {Record<string, Config>} [states]
 * @property {Record<string, { target: string }>} [on]
 */

const HUBS = 3;
const STATES_OF_AREA = 10;

/** Returns a function that returns numbers from 0 to 1. They look random, but are the same every time. */
function createNumbers() {
  let last = 1;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/**
 * @param {readonly string[]} keys
 * @param {Record<string, Config>} [others]
 * @returns {Config} a state that contains an empty state for each key, and the states `others`
 */
function createCompound(keys, others = {}) {
  const innermost = Object.fromEntries(keys.map((key) => [key, {}]));
  return { initial: keys[0] ?? '', states: { ...innermost, ...others } };
}

/**
 * @param {number} index
 * @returns {Config} a state with nine states inside it; every third such state is parallel
 */
function createArea(index) {
  if (index % 3 < 2) {
    return createCompound(['a', 'b', 'c', 'd'], { inner: createCompound(['e', 'f', 'g', 'h']) });
  }
  return {
    type: 'parallel',
    states: {
      left: createCompound(['a', 'b', 'c']),
      right: createCompound(['d', 'e', 'f', 'g']),
    },
  };
}

/**
 * @param {Config} config
 * @param {string} path
 * @returns {[path: string, state: Config][]} all states inside a state
 */
function statesIn({ states = {} }, path) {
  return Object.entries(states).flatMap(([key, state]) => {
    const inner = `${path}.${key}`;
    /** @type {[string, Config]} */
    const entry = [inner, state];
    return [entry].concat(statesIn(state, inner));
  });
}

/**
 * @param {{ id: string, states: number, transitions: number }} size `states` does not count the machine
 *   itself, and `transitions` does not count the arrows to initial states
 * @returns {Config} a machine of exactly this size, the same every time
 */
export function createLargeMachine({ id, states, transitions }) {
  const areas = Math.floor((states - HUBS) / STATES_OF_AREA);
  const steps = states - HUBS - areas * STATES_OF_AREA;
  const machine = {
    id,
    ...createCompound(
      [
        ...Array.from({ length: HUBS }, (_, index) => `hub${index}`),
        ...Array.from({ length: steps }, (_, index) => `step${index}`),
      ],
      Object.fromEntries(
        Array.from({ length: areas }, (_, index) => [`area${index}`, createArea(index)]),
      ),
    ),
  };
  const all = new Map(statesIn(machine, id));
  const innermost = [...all].flatMap(([path, state]) => (state.states ? [] : path));
  const number = createNumbers();
  const pick = () => innermost[Math.floor(number() * innermost.length)] ?? '';
  for (let count = 0; count < transitions; count += 1) {
    const hub = `${id}.hub${count % HUBS}`;
    const area = `${id}.area${count % areas}`;
    const next = innermost[count % innermost.length] ?? '';
    const ways = [
      [hub, next],
      [next, hub],
      [hub, pick()],
      [pick(), hub],
      [area, pick()],
      [pick(), area],
      [next, pick()],
      [next, pick()],
    ];
    const [source = '', target = ''] = ways[count % ways.length] ?? [];
    const state = all.get(source);
    if (state) state.on = { ...state.on, [`EVENT_${count}`]: { target: `#${target}` } };
  }
  return machine;
}

/** Machines whose charts took many seconds to lay out, before the page had a fast layout. */
export const largeMachines = [
  createLargeMachine({ id: 'large59', states: 59, transitions: 172 }),
  createLargeMachine({ id: 'large132', states: 132, transitions: 236 }),
];
