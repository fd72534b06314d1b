/**
 * Turns off what React records for a browser's performance tools in development: how long each component took.
 * Nobody reads the record here, but it takes a tenth of the time of a screen test. React looks for these two
 * functions once, while it loads, so the setup imports this module first.
 */
for (const name of ['timeStamp', 'createTask']) Reflect.set(console, name, undefined);
