import { dirname, resolve } from 'node:path';
import type { StoredRecord } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { addUsage, usageByStage } from '../../core/run/usage.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { commentsOf } from '../../core/view/links.ts';
import { renderStatusComment, statusMarker } from '../../core/view/status/status-comment.ts';
import { type Repaired, repairStatus } from '../../engine/view/status-comment.ts';
import { isInRepository, readHearing } from '../../host/check-workflows.ts';
import { findConfigFile } from '../../terminal/files/load-config.ts';
import { printAside, printJson, printText } from '../../terminal/files/read-json.ts';
import { openRun } from '../thread/open-run.ts';
import type { OpenThread, ThreadOptions } from '../thread/thread.ts';

interface RepairOptions extends ThreadOptions {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * Renders the status comment of a run again from its records and writes it on GitHub. From a file, or in a dry run, only prints
 * it. Returns 0 if that was done, 1 if there is no such run in the thread.
 */
export async function repair(file: string | undefined, options: RepairOptions): Promise<number> {
  const { opened, run } = await openRun(file, options);
  const { records } = opened.read;
  const state = await loadState(records, run ?? '');
  if (!state.ok) {
    printAside(`${describeAbsence(records, run)}\n`);
    return 1;
  }
  // Without a workflow that passes comments on, the App may still hear them.
  const config = findConfigFile(options.config);
  const isHeard = (isInRepository(config) && readHearing(dirname(dirname(resolve(config))))) || undefined;
  const body = renderStatusComment(state.value, { comments: commentsOf(records, state.value.run.run), isHeard });
  const repaired = options.dryRun === true ? undefined : await redraw(opened, { state: state.value, body });
  if (options.json === true) printJson({ run, body, usage: describeUsage(state.value), repaired });
  else printText(`${repaired === undefined ? body : describeRepaired(repaired, state.value)}\n`);
  return 0;
}

/**
 * Writes the status comment again and returns what was done. Returns undefined for comments from a file, which cannot be
 * changed.
 */
async function redraw(opened: OpenThread, drawn: { state: State; body: string }): Promise<Repaired | undefined> {
  const { connection, comments, read, thread } = opened;
  if (connection === undefined) return undefined;
  const { run } = drawn.state.run;
  const first = read.records.find(({ record }) => record.kind === 'run' && record.run === run);
  const view = viewThreadOf(drawn.state.run);
  const since = first?.writtenAt ?? drawn.state.run.body.startedAt;
  return repairStatus(connection.github.threads, {
    thread: view,
    // The status comment may stand in another thread than the records.
    comments: view === thread ? comments : await connection.github.threads.listSince(view, since),
    marker: statusMarker(run),
    // The author of the records wrote the status comment. After an earlier repair its author is the owner of our token.
    accounts: [async () => comments.find(({ id }) => id === first?.comment)?.author?.id, connection.github.readOwnAccount],
    body: drawn.body,
  });
}

const done: Readonly<Record<Repaired['action'], string>> = {
  left: 'is as its records draw it; nothing was changed',
  redrawn: 'was redrawn',
  made: 'was gone and has been made again',
};

function describeRepaired({ action, comment }: Repaired, state: State): string {
  const { run } = state.run;
  const underWay =
    state.end === undefined && action !== 'left' ? '\nThe run is under way: its next job links to what it starts.' : '';
  return `The status comment of run ${run} on #${viewThreadOf(state.run)} ${done[action]}: comment ${comment}.${underWay}`;
}

function describeAbsence(records: readonly StoredRecord[], run: string | undefined): string {
  const known = [...new Set(records.map(({ record }) => record.run))];
  const names = known.length === 0 ? 'no run that can be read and verified' : `these runs: ${known.join(', ')}`;
  return `${run === undefined ? 'There is nothing to draw' : `The first record of run "${run}" is not there`}: the thread holds ${names}. \`baton records\` says which comments were ignored, and why.`;
}

/** Describes what each stage of a run took, and their sum. */
export function describeUsage(state: State) {
  const stages = usageByStage(state);
  return { stages: Object.fromEntries(stages), total: addUsage([...stages.values()]) };
}
