import type { BuiltinName, BuiltinStageOf } from '../../core/config/builtin-schemas.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import type { TaskBody } from '../../core/record/record.ts';
import type { Result } from '../../core/result.ts';
import type { SettleRequest } from '../delivery.ts';

/** A built-in stage that is to be carried out; the handoffs that its fields may show are in the state. */
export type BuiltinRequest<N extends BuiltinName = BuiltinName> = SettleRequest & { readonly stage: BuiltinStageOf<N> };

/** What it came to. `noop`: there was nothing to do, and the note says why. */
export type BuiltinDone = Pick<TaskBody, 'results' | 'summaryComment'> & {
  readonly outcome: 'succeeded' | 'noop';
  readonly note?: string;
  readonly warnings?: readonly string[];
};

export type BuiltinResult = Result<BuiltinDone, OwnFailure>;
