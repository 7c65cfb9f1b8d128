import { canonicalJson } from '../../core/json/json-value.ts';
import { renderStageBranch } from '../../core/prompt/render-text.ts';
import { approvalSeqs } from '../../core/run/approvals.ts';
import { ancestorsOf, pipelineOf } from '../../core/run/pipeline-of.ts';
import { publishedBefore, unapprovedCommitOf } from '../../core/run/published.ts';
import type { Awaiting, State } from '../../core/run/state.ts';
import type { Reads } from '../engine-ports.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import type { RunReading } from '../thread/read-run.ts';

export interface ApprovalQuestion {
  readonly reading: Pick<RunReading, 'state' | 'stored' | 'first' | 'thread'>;
  readonly stage: string;
  readonly awaiting: Extract<Awaiting, { for: 'approval' }>;
}

/** The execution that waits for an approval, as it is on GitHub now. */
export interface AskedApproval extends ApprovalQuestion {
  /** The state with the handoffs that lie in artifacts, as far as they could be read. */
  readonly state: State;
  /** The commit that the stage starts from, and the branch that it is the tip of. */
  readonly head: string;
  readonly branch: string | undefined;
  /** 64 hex digits over the stage, the records that it builds on, and that commit. */
  readonly digest: string;
}

/**
 * Reads what an approval is about. The records say it, apart from the tip of the branch, which somebody may have moved since: so
 * the digest is made anew from GitHub's answer whenever it is shown or compared.
 */
export async function readAskedApproval<Q extends ApprovalQuestion>(engine: Reads, question: Q): Promise<Q & AskedApproval> {
  const { reading, stage, awaiting } = question;
  const { run } = reading.state;
  const filled = await loadHandoffs(engine.ports, { state: reading.state, stages: ancestorsOf(pipelineOf(run), stage) });
  if (!filled.ok) engine.ports.log.warning(`The request for approval of ${run.run}/${stage}: ${filled.error.problem.message}`);
  const state = filled.ok ? filled.value : reading.state;
  const tip = await readTip(engine, { state, stage, awaiting });
  const own = new Set(approvalSeqs(reading.state, { stage, due: awaiting.due }));
  const records = reading.stored
    .filter(({ record }) => record.run === run.run && own.has(record.seq))
    .map(({ digest }) => digest);
  const covered = { run: run.run, stage, basis: awaiting.basis, records: records.toSorted(), head: tip.head };
  const digest = engine.ports.hasher.sha256(canonicalJson(covered) ?? '').slice('sha256:'.length);
  return { ...question, ...tip, state, digest };
}

interface Tip {
  readonly head: string;
  readonly branch: string | undefined;
}

/**
 * Reads the commit that the stage would start from: the tip of its own branch, as its agent job checks that out, or the tip of the
 * branch that a stage before it published.
 */
async function readTip(
  engine: Reads,
  { state, stage, awaiting }: Pick<ApprovalQuestion, 'stage' | 'awaiting'> & { readonly state: State },
): Promise<Tip> {
  const own = renderStageBranch(state, { stage, due: awaiting.due });
  const branches = new Set([own.ok ? own.value : undefined, publishedBefore(state, stage)?.branch]);
  for (const branch of branches) {
    const head = branch === undefined ? undefined : await engine.ports.commits.readBranch(branch);
    if (head !== undefined) return { head, branch };
  }
  return { head: unapprovedCommitOf(state, stage), branch: undefined };
}
