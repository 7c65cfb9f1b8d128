import { viewThreadOf } from '../core/pipeline/view-thread-of.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { statusMarker } from '../core/text/status-comment.ts';
import { GitHubError } from '../ports/github.ts';
import type { Engine } from './engine-ports.ts';
import { findOwnView } from './find-own-view.ts';
import type { RunReading } from './read-run.ts';

interface Drawing {
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
  readonly status: number;
  readonly body: string;
}

/** A view for people: its loss is no fault of the run. */
export async function drawStatus(engine: Engine, drawing: Drawing): Promise<void> {
  const { status, reading } = drawing;
  const { run } = reading.state;
  // A thread of its own took no comments when the run began. One that has the records took those: then `plan` died before it drew.
  if (status === 0 && viewThreadOf(run) !== run.subject && !engine.settings.dryRun) return;
  try {
    await redraw(engine, drawing);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason === 'forbidden' || error.reason === 'unauthenticated') throw error;
    engine.ports.log.warning(`The status comment ${status} was not redrawn: ${error.message}`);
  }
}

/** Somebody may have deleted it: then the one that was made in its place, by us or by `baton repair`, or a new one. */
async function redraw(engine: Engine, drawing: Drawing): Promise<void> {
  const { status, body } = drawing;
  if (status === 0 && !engine.settings.dryRun) return drawInPlace(engine, drawing);
  try {
    await engine.ports.threads.update(status, body);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'not-found') throw error;
    await drawInPlace(engine, drawing);
  }
}

async function drawInPlace(engine: Engine, { reading, first, status, body }: Drawing): Promise<void> {
  const { threads } = engine.ports;
  const { run } = reading.state;
  const marker = statusMarker(run.run);
  const other = await findOwnView(engine, { reading, first, marker });
  if (other === undefined || other.id === status) await threads.create(viewThreadOf(run), body, marker);
  else await threads.update(other.id, body);
}
