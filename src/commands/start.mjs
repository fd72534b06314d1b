/** `npm start`: the app for whoever works on it. */
import { runApp } from './app.mjs';
import { runUntilStopped } from './terminal.mjs';

await runUntilStopped((stopLater) => runApp(stopLater));
