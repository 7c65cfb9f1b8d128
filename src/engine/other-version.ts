import type { Problem } from '../core/problem.ts';
import type { AsideRecord } from '../core/record/decode-records.ts';

/** What a newer Baton wrote may change everything about a run: it is not carried on without knowing (C-26, C-40). */
export function otherVersion(run: string, { envelope, comment }: AsideRecord): Problem {
  return {
    code: 'BATON-E409',
    message: `Run "${run}" cannot be carried on: its record ${envelope.seq} (kind "${envelope.kind}") in comment ${comment} was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the pipeline again: a new run starts over.`,
  };
}
