// Measures the way from `npm start` to the first run, as somebody goes it who installs the App, over the local GitHub:
//   node scripts/first-run.ts
// A clone with its packages installed and nothing else; the address of the log, the button there and that on GitHub; the App installed on a
// repository, an issue and its label. What a person would type or read costs nothing here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlledGitHub } from '../test/support/local-github/controlled-github.ts';
import { createSetupBrowser, registerApp } from '../test/support/walk-setup.ts';
import { buildIfStale } from './build/build-if-stale.ts';
import { createRepository } from './first-run/create-repository.ts';
import { startClone } from './first-run/start-clone.ts';

if (buildIfStale(process.cwd()) !== 0) throw new Error('dist/ could not be built.');
const folder = mkdtempSync(join(tmpdir(), 'baton-first-run-'));
const server = await createControlledGitHub();
const laps: string[] = [];
const begun = performance.now();
let before = begun;
const lap = (name: string): void => {
  const now = performance.now();
  laps.push(`${name} ${((now - before) / 1000).toFixed(1)} s`);
  before = now;
};

const clone = await startClone(folder, server.apiUrl);
try {
  lap('npm start to the address of the setup:');
  const browse = createSetupBrowser();
  const done = await browse(await registerApp(browse, clone));
  const publicKey = /app:[A-Za-z0-9+/]{43}=/.exec(done.text)?.[0];
  if (done.status !== 200 || publicKey === undefined) throw new Error(`The setup ended with ${done.status}: ${done.text}`);
  await clone.ready();
  lap('setup:');
  const repository = createRepository(server, { folder, publicKey });
  try {
    server.installApp(Number(/registered as App (\d+)/.exec(clone.log())?.[1]), [repository.name]);
    const said = await repository.runFirst();
    lap('install, label and run:');
    if (!/"kind":"end".*"outcome":"succeeded"/.test(said)) throw new Error(`The run did not succeed:\n${said}\n${clone.log()}`);
  } finally {
    await repository.close();
  }
  console.log(laps.join('\n'));
  console.log(`npm start in an empty folder to the end of the first run: ${((before - begun) / 1000).toFixed(1)} s`);
} finally {
  await clone.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
