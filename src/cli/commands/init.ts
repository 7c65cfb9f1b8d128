import { realpathSync } from 'node:fs';
import { printAside } from '../../terminal/files/read-json.ts';
import { acceptAll, createQuestions } from '../init/questions.ts';
import { type InitOptions, runInit } from '../init/run-init.ts';

/** Sets Baton up in this repository. Asks nothing with `--yes`, and where nobody could answer. */
export async function init({ yes = false, ...options }: InitOptions & { readonly yes?: boolean }): Promise<number> {
  const canAsk = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (!yes && !canAsk) printAside('There is no terminal to ask at, so every proposal is taken, as with --yes.\n');
  return runInit(options, {
    folder: realpathSync(process.cwd()),
    environment: process.env,
    questions: yes || !canAsk ? acceptAll : createQuestions(),
    print: (text) => void process.stdout.write(text),
    warn: printAside,
  });
}
