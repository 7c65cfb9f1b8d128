import type { Pipeline } from '../core/config/config-schema.ts';
import { renderHistory } from '../core/history/render-history.ts';
import { selectEntries } from '../core/history/select-entries.ts';
import type { Engine } from './engine-ports.ts';
import { readLedger } from './read-ledger.ts';

interface HistoryRequest {
  readonly pipeline: string;
  readonly config: Pick<Pipeline, 'history'> | undefined;
  readonly subject: number;
}

/** What a new run is told about earlier ones; undefined when its pipeline asks for nothing. Trouble is no reason not to start (Y-18). */
export async function readHistory(engine: Engine, request: HistoryRequest): Promise<string | undefined> {
  const history = request.config?.history;
  if (history === undefined) return undefined;
  const options = { history, subject: request.subject };
  try {
    const { entries } = await readLedger(engine, {
      pipeline: request.pipeline,
      isEnough: (read) => selectEntries(read, options).length >= history.limit,
    });
    return renderHistory(entries, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    engine.ports.log.warning(
      `The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`,
    );
    return '';
  }
}
