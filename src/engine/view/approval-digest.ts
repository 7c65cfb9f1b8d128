import { canonicalJson } from '../../core/json/json-value.ts';
import { listStartBranches } from '../../core/prompt/start-branches.ts';
import { type AskedExecution, approvalSeqs } from '../../core/run/approvals.ts';
import { ancestorsOf, pipelineOf } from '../../core/run/pipeline-of.ts';
import { unapprovedCommitOf } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import type { AwaitingApproval, TaskRow } from '../../core/run/task-row.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { approvalMarker } from '../../core/view/comment/approval-request.ts';
import { isRequestFor } from '../../core/view/comment/request.ts';
import { hasMarker } from '../../core/view/markers.ts';
import type { Reads, Signs } from '../engine-ports.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import type { RunReading } from '../thread/read-run.ts';

export interface ApprovalQuestion {
  readonly reading: Pick<RunReading, 'state' | 'stored' | 'first' | 'thread'>;
  readonly row: TaskRow<AwaitingApproval>;
}

/** The execution that waits for an approval, as it is on GitHub now. */
export interface AskedApproval extends ApprovalQuestion {
  /** The state with the handoffs that lie in artifacts, as far as they could be read. */
  readonly state: State;
  readonly stage: string;
  /** The commit that the stage starts from, and the branch that it is the tip of. */
  readonly head: string;
  readonly branch: string | undefined;
  /** 64 hex digits over the stage, the records that it builds on, and that commit. Nobody without the signing key can foresee them. */
  readonly digest: string;
}

/**
 * Reads what an approval is about. The records say it, apart from the tip of the branch, which somebody may have moved since: so
 * the digest is made again from GitHub's answer whenever it is shown or compared.
 */
export async function readAskedApproval<Q extends ApprovalQuestion>(engine: Signs, question: Q): Promise<Q & AskedApproval> {
  const { reading, row } = question;
  const { name: stage, next: due } = row;
  const { run } = reading.state;
  const filled = await loadHandoffs(engine.ports, { state: reading.state, stages: ancestorsOf(pipelineOf(run), stage) });
  if (!filled.ok) engine.ports.log.warning(`The request for approval of ${run.run}/${stage}: ${filled.error.problem.message}`);
  const state = filled.ok ? filled.value : reading.state;
  const tip = await readTip(engine, { state, stage, due });
  const own = new Set(approvalSeqs(reading.state, { stage, due }));
  const records = reading.stored
    .filter(({ record }) => record.run === run.run && own.has(record.seq))
    .map(({ digest }) => digest);
  const covered = { run: run.run, stage, basis: row.wait.basis, records: records.toSorted(), head: tip.head };
  return { ...question, ...tip, state, stage, digest: approvalDigestOf(engine, covered) };
}

/**
 * Returns the digest of what an approval covers. People type a few digits of it, so they must not be foreseeable: whoever may push
 * could else try commits until one has the digits of the comment that asks. An Ed25519 signature is always the same for one text.
 */
function approvalDigestOf({ ports }: Signs, covered: Readonly<Record<string, unknown>>): string {
  const text = `approval ${canonicalJson(covered) ?? ''}`;
  return ports.hasher.sha256(`${text} ${ports.signer?.sign(text) ?? ''}`).slice('sha256:'.length);
}

/** Lists the comments of ours that asked for the approval of a stage, the oldest first. */
export function listRequestsFor(
  { state, stage }: Pick<AskedApproval, 'state' | 'stage'>,
  own: readonly Comment[],
): readonly Comment[] {
  return own.filter(({ body }) => isRequestFor(body, { run: state.run.run, stage }));
}

/** Finds the newest comment that asked for the approval of a stage, if it shows what would start now. */
export function findShown(asked: AskedApproval, own: readonly Comment[]): Comment | undefined {
  const newest = listRequestsFor(asked, own).at(-1);
  return newest !== undefined && hasMarker(newest, approvalMarker(asked.state.run.run, asked)) ? newest : undefined;
}

/** Reads the commit that the stage would start from: the tip of the first of its branches that is there. */
async function readTip(
  engine: Reads,
  { state, ...asked }: AskedExecution & { readonly state: State },
): Promise<{ readonly head: string; readonly branch: string | undefined }> {
  for (const branch of listStartBranches(state, asked)) {
    const head = await engine.ports.commits.readBranch(branch);
    if (head !== undefined) return { head, branch };
  }
  return { head: unapprovedCommitOf(state, asked.stage), branch: undefined };
}
