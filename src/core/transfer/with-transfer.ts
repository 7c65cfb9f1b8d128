import type { State } from '../pipeline/state.ts';
import type { Dispatch } from '../record/dispatch.ts';
import type { TransferBody } from './transfer.ts';

interface MadeTransfer {
  /** Of the execution that handed over. */
  readonly dispatch: Pick<Dispatch, 'run' | 'task' | 'attempt' | 'execution'>;
  readonly body: TransferBody;
}

/** The state as if a transfer were recorded already: whose turn is next follows from it, in the agent job as in `publish`. */
export function withTransfer(state: State, { dispatch, body }: MadeTransfer): State {
  const { run, task, attempt, execution } = dispatch;
  const { repo, subject } = state.run;
  const place = { repo, subject, run, task, attempt, execution, seq: state.tip.seq, prev: '' };
  return { ...state, transfers: [...state.transfers, { kind: 'transfer', ...place, body }] };
}
