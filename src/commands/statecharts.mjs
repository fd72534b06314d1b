/**
 * `npm run statecharts`: the designers' page, beside the app that it can follow live. Where the app
 * runs already, its own page is opened.
 */
import open from 'open';
import { appUrl, runApp } from './app.mjs';
import { runUntilStopped, say } from './terminal.mjs';

const address = `${appUrl}/statecharts.html`;

if (await isServed()) await show();
else await runUntilStopped((stopLater) => runApp(stopLater, show));

/** Whether this project's page answers already, and not some other program. */
async function isServed() {
  try {
    const response = await fetch(address);
    return response.ok && (await response.text()).includes('<title>Statecharts · FoodDash</title>');
  } catch {
    return false;
  }
}

async function show() {
  say(`The statecharts are on ${address}`);
  // In a script or on a server there is nobody to open a browser for.
  if (process.stdout.isTTY) await open(address);
}
