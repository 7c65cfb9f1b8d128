import type { BranchNeed } from '../../core/state/branch-needs.ts';
import { type Changed, type Claim, giveTurns, type Holder, type LockedRun, positionOf, release, type Waiter } from './claim.ts';
import type { ClaimAsk, ClaimRef, Claims, StoredClaim } from './claim-store.ts';

export interface BranchRef {
  readonly repository: number;
  readonly branch: string;
}

/** An execution that asks for the branch of its stage. */
export interface BranchAsk extends BranchRef, Pick<ClaimAsk, 'item'> {
  /** The run of the execution. */
  readonly run: LockedRun;
  /** The title of the execution. */
  readonly id: string;
  /** The number of the run's issue or pull request. */
  readonly subject: number;
}

interface RunName {
  readonly repository: number;
  readonly run: string;
}

/**
 * The branches that runs work on, first come, first served. A run keeps a branch from its first stage there to its last one. While it
 * waits for another branch, it keeps only the one on which a stage is at work: that stage ends without waiting for a branch, so
 * runs never wait for each other in a circle. What a run has is changed under the lock of that run alone.
 */
export interface Branches {
  /** Returns whether the execution may start now. Otherwise it is started when its run gets the branch. */
  acquire(ask: BranchAsk): Promise<boolean>;
  /** Gives up the branches that a run needs no more: `needs` are those of its stages that have not ended. */
  release(of: RunName & { readonly needs: ReadonlyMap<string, BranchNeed> }): Promise<void>;
  /** Finds the branch that an execution waits for, by its title, and the run that has it. */
  findWait(of: {
    readonly repository: number;
    readonly title: string;
  }): Promise<{ readonly branch: string; readonly behind: string; readonly position: number } | undefined>;
  /** Queues a start once more that is not heard of. Returns the run that has a branch for which others wait; undefined where nobody does. */
  look(of: BranchRef): Promise<LockedRun | undefined>;
}

const kind = 'branch ';
/** Returns the row of a branch. */
export const branchOf = ({ repository, branch }: BranchRef): ClaimRef => ({ repository, resource: `${kind}${branch}` });

export function createBranches(claims: Claims, now: () => number): Branches {
  const at = (): string => new Date(now()).toISOString();
  const list = (repository: number) => claims.list({ repository, resource: kind });
  const listOf = async ({ repository, run }: RunName): Promise<readonly StoredClaim[]> =>
    (await list(repository)).filter(({ row }) => [...row.holders, ...row.line].some((one) => isOf(one, run)));
  /** Gives up what a run holds beside the branch that it waits for, and where none of its stages is at work. */
  const giveUpIdle = async ({ repository, run }: RunName): Promise<void> => {
    const isIdle = (one: Holder | Waiter): boolean => 'state' in one && one.state === 'idle' && isOf(one, run);
    for (const { row, ...of } of await list(repository))
      if (row.holders.some(isIdle)) await claims.change(of, (present) => release(present, isIdle, at()));
  };
  return {
    async acquire({ run, id, subject, item, ...branch }) {
      const waiter = { id, since: at(), priority: 0, limit: 1, subject, run };
      const answer = await claims.ask(branchOf(branch), { waiter, item });
      if (answer === 'wait') await giveUpIdle({ repository: branch.repository, run: run.run });
      return answer !== 'wait';
    },
    async release({ repository, run, needs }) {
      const rows = await listOf({ repository, run });
      if (rows.length === 0) return;
      for (const { resource } of rows)
        await claims.change({ repository, resource }, (row) =>
          releaseBranch(row, { run, need: needs.get(resource.slice(kind.length)), now: at() }),
        );
      const left = await listOf({ repository, run });
      if (left.some(({ row }) => row.line.some((one) => isOf(one, run)))) await giveUpIdle({ repository, run });
    },
    async findWait({ repository, title }) {
      for (const { resource, row } of await list(repository)) {
        const position = positionOf(row, title);
        if (position !== undefined) return { branch: resource.slice(kind.length), behind: row.holders[0]?.id ?? '', position };
      }
      return undefined;
    },
    async look(branch) {
      const { line, holders } = await claims.read(branchOf(branch));
      const [holder] = holders;
      if (holder?.turn !== undefined) await claims.wakeAgain(branchOf(branch), { waiter: holder.turn, when: `at ${at()}` });
      // Nobody has it where another version wrote who did.
      if (holder === undefined) await claims.change(branchOf(branch), (row) => giveTurns(row, at()));
      return line.length === 0 ? undefined : holder?.run;
    },
  };
}

function isOf({ run }: Holder | Waiter, name: string): boolean {
  return run?.run === name;
}

interface NeedOfRun {
  readonly run: string;
  /** Absent where the run needs the branch no more. */
  readonly need: BranchNeed | undefined;
  readonly now: string;
}

function releaseBranch(row: Claim, { run, need, now }: NeedOfRun): Changed {
  if (need === undefined) return release(row, (one) => isOf(one, run), now);
  const line = need === 'due' ? row.line : row.line.filter((one) => !isOf(one, run));
  const holders = row.holders.map((one) => (isOf(one, run) ? applyNeed(one, need) : one));
  return { row: { ...row, line, holders }, wake: [] };
}

/** Returns a holder with what its run needs. One whose start is queued stays `given` until it has asked: nobody else looks for a start that is lost. */
function applyNeed(holder: Holder, need: BranchNeed): Holder {
  if (need === 'later') return { ...holder, state: 'idle', turn: undefined };
  return holder.state === 'idle' ? { ...holder, state: 'works' } : holder;
}
