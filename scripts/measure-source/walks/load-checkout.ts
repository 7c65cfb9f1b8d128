import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { readHandoff } from '../../../src/core/handoff/read-handoff.ts';
import type { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import type { renderPrompt } from '../../../src/core/prompt/render-prompt.ts';
import type { unpackRecords } from '../../../src/core/record/dispatched-records.ts';
import type { openDispatch, signDispatch } from '../../../src/core/record/signed-dispatch.ts';
import type { stageOf } from '../../../src/core/run/pipeline-of.ts';
import type { loadState } from '../../../src/core/state/derive-state.ts';
import type { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import type { startFromEvent } from '../../../src/engine/plan/start-from-event.ts';
import type { advanceRun } from '../../../src/engine/publish/advance-run.ts';
import type { sweep } from '../../../src/engine/sweep/sweep.ts';
import type { withRuns } from '../../../test/engine/with-runs.ts';
import type * as EngineHarness from '../../../test/support/engine-harness.ts';

/** The functions that the walks call. In an older checkout the same names stand in other files. */
export interface Checkout {
  readonly root: string;
  readonly checkConfig: typeof checkConfig;
  readonly parseTrigger: typeof parseTrigger;
  readonly readHandoff: typeof readHandoff;
  readonly buildPromptContext: typeof buildPromptContext;
  readonly renderPrompt: typeof renderPrompt;
  readonly unpackRecords: typeof unpackRecords;
  readonly openDispatch: typeof openDispatch;
  readonly signDispatch: typeof signDispatch;
  readonly loadState: typeof loadState;
  readonly stageOf: typeof stageOf;
  readonly startFromEvent: typeof startFromEvent;
  readonly advanceRun: typeof advanceRun;
  readonly sweep: typeof sweep;
  readonly withRuns: typeof withRuns;
  readonly harness: typeof EngineHarness;
  /** Parsed JSON of a file of the checkout. */
  readonly readJson: (file: string) => unknown;
}

/** Loads the functions from the checkout itself, so that its own files and packages run. */
export async function loadCheckout(root: string): Promise<Checkout> {
  const load = createLoader(root);
  return {
    root,
    // An older checkout has no such function and parses the text of the configuration itself.
    checkConfig: await load<Checkout['checkConfig']>('checkConfig', 'src/core').catch(() => checkConfig),
    parseTrigger: await load('parseTrigger', 'src/core'),
    readHandoff: await load('readHandoff', 'src/core'),
    buildPromptContext: await load('buildPromptContext', 'src/core'),
    renderPrompt: await load('renderPrompt', 'src/core'),
    unpackRecords: await load('unpackRecords', 'src/core'),
    openDispatch: await load('openDispatch', 'src/core'),
    signDispatch: await load('signDispatch', 'src/core'),
    loadState: await load('loadState', 'src/core'),
    stageOf: await load('stageOf', 'src/core'),
    // Called planRun before the files were named by what a stranger looks for.
    startFromEvent: await load<Checkout['startFromEvent']>('startFromEvent', 'src/engine').catch(() =>
      load('planRun', 'src/engine'),
    ),
    advanceRun: await load('advanceRun', 'src/engine'),
    sweep: await load('sweep', 'src/engine'),
    withRuns: await load('withRuns', 'test/engine'),
    harness: await importFile(join(root, 'test/support/engine-harness.ts')),
    readJson: (file) => JSON.parse(readFileSync(join(root, file), 'utf8')),
  };
}

/** Finds the file below `folder` that exports a function of this name, and returns the function. */
type Load = <T>(name: string, folder: string) => Promise<T>;

function createLoader(root: string): Load {
  return async <T>(name: string, folder: string): Promise<T> => {
    const declaration = new RegExp(`^export (?:async )?function ${name}\\b`, 'm');
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const found = files.map((file) => join(root, folder, file)).filter((file) => declaration.test(readFileSync(file, 'utf8')));
    const [file] = found;
    if (file === undefined || found.length > 1) {
      throw new Error(`${found.length} files below ${folder} export a function ${name}; the walks need exactly one.`);
    }
    const module: Record<string, T> = await importFile(file);
    const value = module[name];
    if (value === undefined) throw new Error(`${file} exports no ${name}.`);
    return value;
  };
}

function importFile<T>(file: string): Promise<T> {
  return import(pathToFileURL(file).href);
}
