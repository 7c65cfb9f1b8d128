import { printJson, printText } from '../files/read-json.ts';
import { fillStoredHandoffs } from '../show/fill-handoffs.ts';
import { findExecution, parseTaskName } from '../show/find-execution.ts';
import { openTexts } from '../show/open-texts.ts';
import { rebuildExecution } from '../show/rebuild-execution.ts';
import { renderShown } from '../show/render-shown.ts';
import { openThread } from '../thread/open-thread.ts';
import type { ThreadOptions } from '../thread/thread.ts';

interface ShowOptions extends Omit<ThreadOptions, 'run'> {
  readonly execution?: number;
  readonly artifacts?: string;
  readonly json?: boolean;
}

/**
 * Prints what an execution was given (H-30). Returns 1 if there is no such execution, or if its prompt renders to another
 * digest than was recorded.
 */
export async function show(named: string, file: string | undefined, options: ShowOptions): Promise<number> {
  const asked = parseTaskName(named, options.execution);
  const opened = await openThread(file, { ...options, run: asked.run });
  const found = findExecution(opened.read.records, asked);
  if (typeof found === 'string') {
    process.stderr.write(`${found}\n`);
    return 1;
  }
  const texts = openTexts({ folder: options.artifacts, connection: opened.connection });
  const filled = await fillStoredHandoffs(found.before, { stage: asked.stage, texts });
  const shown = await rebuildExecution(found, { filled, texts });
  if (options.json === true) printJson(shown);
  else printText(renderShown(shown));
  return shown.prompt?.same === false ? 1 : 0;
}
