import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Starts the machine's own Chromium or Chrome. Throws if there is none: a test of a page cannot pass without a browser. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error(`None of ${programs.join(', ')} is on PATH. Install one, for example with "apt-get install chromium".`);
  // The first flag is for root, as in containers; the others leave out requests that Chromium makes for itself.
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return chromium.launch({ executablePath, args });
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
