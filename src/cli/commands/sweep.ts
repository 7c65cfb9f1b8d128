import { describeStall } from '../../core/view/summary/sweep.ts';
import type { DispatchedRun } from '../../ports/dispatcher.ts';
import { printJson, printText } from '../../terminal/files/read-json.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { readSweepWork, type SweepWork } from '../sweep/read-sweep-work.ts';

interface SweepOptions {
  readonly repo?: string;
  readonly workflow: string;
  readonly config?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * Says what a sweep finds, and starts one in the repository's own workflow, which holds the key that signs. Nothing is started
 * when there is nothing to do. 0 whatever is found.
 */
export async function sweep(options: SweepOptions): Promise<number> {
  const { connection, config } = await openRepository(options);
  const workflowRuns = connection.github.dispatcher(options.workflow, connection.repository.defaultBranch);
  const found = await readSweepWork(connection, { config, workflowRuns });
  const isWanted = options.dryRun !== true && found.broken.length + found.silent.length > 0;
  const started = isWanted ? await workflowRuns.dispatchSweep() : undefined;
  if (options.json === true) printJson({ ...found, started: isWanted ? (started ?? unnamed) : null });
  else printText(`${[...describeWork(found), ...(isWanted ? [describeStart(started)] : [])].join('\n')}\n`);
  return 0;
}

/** The `started` of the JSON where a workflow run was started and GitHub did not name it. */
const unnamed: DispatchedRun = { id: 0, url: '' };

function describeStart(started: DispatchedRun | undefined): string {
  return `Started: ${started?.url ?? 'a workflow run that GitHub did not name'}`;
}

function describeWork({ open, broken, silent }: SweepWork): readonly string[] {
  const isQuiet = broken.length + silent.length === 0;
  return [
    `${open.length === 1 ? '1 run has' : `${open.length} runs have`} not ended; ${isQuiet ? 'none of them is stuck' : 'at least one of them is stuck'}.`,
    ...broken.map(({ id, title, job }) => `${title}: ${describeStall({ kind: 'repeated', workflowRun: id, job }, 'found')}`),
    ...silent.map(({ title, words }) => `${title}: ${words}`),
  ];
}
