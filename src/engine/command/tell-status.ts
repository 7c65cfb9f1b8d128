import { statusMarker } from '../../core/text/status-comment.ts';
import { renderHeadline } from '../../core/text/status-headline.ts';
import { statusUrl } from '../../core/text/view-links.ts';
import type { Engine } from '../engine-ports.ts';
import { findOwnView } from '../find-own-view.ts';
import { readRun } from '../read-run.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import type { RunAbout } from './find-runs-about.ts';

/** How the newest run of each pipeline stands, with the way to its status comment. */
export async function tellStatus(engine: Engine, { runs }: CommandContext): Promise<CommandResult> {
  if (runs.length === 0) return { parts: ['No run about this has begun yet.'], done: true };
  const parts: string[] = [];
  for (const run of runs) parts.push(await tellRun(engine, run));
  return { parts, done: true };
}

async function tellRun(engine: Engine, { stored }: RunAbout): Promise<string> {
  const { record, comment, writtenAt } = stored;
  const first = { id: comment, at: writtenAt ?? record.body.startedAt };
  const reading = await readRun(engine, { run: record.run, thread: record.subject, first });
  if (!reading.ok) return `Run \`${record.run}\` cannot be read: ${reading.error.message}`;
  const { state } = reading.value;
  const view = await findOwnView(engine, { reading: reading.value, first, marker: statusMarker(record.run) });
  const url = statusUrl(state, view?.id ?? 0);
  return `${renderHeadline(state)}${url === undefined ? '' : ` All of it is in [its status comment](${url}).`}`;
}
