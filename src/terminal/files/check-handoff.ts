import { childLimits } from '../../core/children/child.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { type AgentStage, listAgentsOf } from '../../core/config/schema/stage-schema.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import { type HandoffSources, readHandoff } from '../../core/handoff/read-handoff.ts';
import { findChildCalls, readChildCalls, withoutChildCalls } from '../../core/spawn/read-child-calls.ts';
import { readTransfer } from '../../core/transfer/read-transfer.ts';
import type { TransferCall } from '../../core/transfer/transfer.ts';

/** The stage that a handoff is for. */
export interface HandoffPlace {
  readonly stage: AgentStage;
  /** The config as a run of the pipeline has it. */
  readonly config: Config;
}

export interface CheckedHandoff {
  readonly handoff: Handoff | undefined;
  readonly transfer: TransferCall | undefined;
  /** The requests for child tasks, as they stand in the file; undefined where there are none. */
  readonly children: unknown;
  readonly errors: readonly { readonly code: string; readonly path: string; readonly message: string }[];
  readonly warnings: readonly string[];
}

/** Checks what a file holds, as the job of an agent does. An agent that hands over need not meet the demand of the stage. */
export async function checkHandoff(bytes: Uint8Array | undefined, place: HandoffPlace | undefined): Promise<CheckedHandoff> {
  const options = place === undefined ? {} : { place: { config: place.config, from: place.stage.agent } };
  const written = { file: bytes, printed: {} };
  const { request, problems, sources: rest, warnings } = readTransfer(written, options);
  const sources = withoutChildCalls(rest);
  const hands = request !== undefined || problems.length > 0;
  const isAlone = bytes !== undefined && sources.file === undefined;
  const reading = isAlone ? undefined : await readHandoff(sources, hands ? undefined : place?.stage.handoff);
  const refused = problems.map(({ code, message }) => ({ code: 'transfer', path: 'to', message: `${code}: ${message}` }));
  const errors = [...refused, ...(reading?.errors ?? [])];
  return {
    handoff: errors.length > 0 ? undefined : reading?.handoff,
    transfer: errors.length > 0 || request === undefined ? undefined : { to: request.to, message: request.message },
    children: findChildCalls(written),
    errors,
    warnings: [...warnings, ...(reading?.warnings ?? []), ...(place === undefined ? [] : checkChildren(written, place))],
  };
}

/** Checks the requests for child tasks by the settings of the stage, without a run. A request that is wrong fails nothing. */
function checkChildren(sources: HandoffSources, { stage, config }: HandoffPlace): readonly string[] {
  const offer = {
    ...{ stage: 'stage', asked: 0, left: childLimits.requests, why: `one turn may ask for ${childLimits.requests} child tasks.` },
    agents: listAgentsOf(stage).map((name) => ({ name, description: '', model: config.agents[name]?.model })),
    models: stage.children?.models ?? [],
    branch: stage.branch !== undefined,
    keyed: [],
  };
  const turn = { toolFile: undefined, sources, known: [], digest: (text: string) => text };
  return readChildCalls({ ...turn, offer: stage.children === undefined ? undefined : offer }).warnings;
}
