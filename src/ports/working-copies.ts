import type { WorkingCopy } from '../core/agent/working-copy.ts';

/** What jobs before this one left behind on the machine, because they died. */
export interface WorkingCopies {
  /** What lies directly in the runner's temporary folder under a name of ours; what cannot be looked at is left out. */
  list(): Promise<readonly WorkingCopy[]>;
  /** Throws when it cannot be removed. Nothing happens when it is gone already. */
  remove(copy: WorkingCopy): Promise<void>;
}
