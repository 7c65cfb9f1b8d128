import { pino } from 'pino';
import type { Log } from '../../ports/log.ts';
import type { LineSink } from './action-log.ts';

/**
 * Creates the log of a server: one JSON object for each message, with `level`, `time` (ISO 8601) and `msg`. `readFields` returns
 * further fields, which are those of the work that writes the line.
 */
export function createJsonLog(sink: LineSink, readFields: () => object = () => ({})): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level: string) => ({ level }) } };
  const lines = pino({ ...options, level: 'debug' }, { write: (text) => void sink.write(text) });
  return {
    debug: (message) => lines.debug(readFields(), message),
    info: (message) => lines.info(readFields(), message),
    warning: (message, location) => lines.warn({ ...readFields(), ...location }, message),
    error: (message, location) => lines.error({ ...readFields(), ...location }, message),
  };
}
