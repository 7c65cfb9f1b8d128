import { messageOf } from '../../core/problem.ts';
import { encodeTrace } from '../../core/record/signed-trace.ts';
import { redactDeep } from '../../core/redaction/redactor.ts';
import { buildTrace } from '../../core/trigger/match/build-trace.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import { traceName } from '../../core/trigger/trace.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Plans } from '../engine-ports.ts';

/** Short, because `baton why` is asked soon after the event. */
const days = 7;

interface TraceEngine {
  readonly ports: Pick<Plans['ports'], 'texts' | 'traces' | 'signer' | 'clock' | 'redactor' | 'log'>;
  readonly settings: Pick<Plans['settings'], 'workflowRun'>;
}

interface Decided {
  readonly trigger: Trigger;
  readonly matches: readonly PipelineMatch[];
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
}

/**
 * Stores why an event started nothing that it could have started (`baton why`): in the App's own store, else as an artifact of this
 * workflow run. Makes no comment and no request to GitHub's interface, and stores nothing where a run starts. A failure to store the
 * trace is only logged.
 */
export async function storeTrace({ ports, settings }: TraceEngine, decided: Decided): Promise<void> {
  const trace = buildTrace({ ...decided, at: ports.clock.now(), url: settings.workflowRun.url });
  const save = ports.traces?.save ?? ports.texts.save;
  if (trace === undefined || save === undefined) return;
  const text = encodeTrace(redactDeep(trace, ports.redactor), ports.signer);
  try {
    await save(traceName(trace.subject, settings.workflowRun.attempt), text, { days });
  } catch (error) {
    ports.log.info(`Why nothing was started is kept in this log alone: ${messageOf(error)}`);
  }
}
