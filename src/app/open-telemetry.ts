import type { LineSink } from '../adapters/log/action-log.ts';
import { createConsoleLog } from '../adapters/log/console-log.ts';
import { createJsonLog } from '../adapters/log/json-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { type LogLevel, logLevels, type OperationSettings } from './settings/operation-settings.ts';
import { createMetrics } from './telemetry/metrics.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import { readWorkFacts } from './telemetry/origin.ts';
import { type Tracing, untraced } from './telemetry/tracing.ts';

/** Opens what watches the App. Nothing that only traces need is loaded without an address for them. */
export async function openTelemetry({ traces }: Pick<OperationSettings, 'traces'>, clock: Clock): Promise<Telemetry> {
  return { metrics: createMetrics(clock), tracing: await openTracing(traces) };
}

/**
 * Creates the log of the App: lines for a person, or JSON in which each line names the delivery and the run at hand. What is less grave
 * than `logLevel` is left out.
 */
export function createAppLog(out: LineSink, { logFormat, logLevel }: Pick<OperationSettings, 'logFormat' | 'logLevel'>): Log {
  const log = logFormat === 'json' ? createJsonLog(out, listFields) : createConsoleLog(out);
  const isLeftOut = (level: LogLevel): boolean => logLevels.indexOf(level) < logLevels.indexOf(logLevel);
  const debug = isLeftOut('debug') ? undefined : log.debug;
  const info = isLeftOut('info') ? () => undefined : log.info;
  const warning = isLeftOut('warn') ? () => undefined : log.warning;
  return { ...log, debug, info, warning, error: isLeftOut('error') ? () => undefined : log.error };
}

function listFields(): object {
  const { traceparent, ...facts } = readWorkFacts();
  return traceparent === undefined ? facts : { ...facts, trace_id: traceparent.split('-')[1] };
}

/** Opens the tracing of an App. Without an address nothing of OpenTelemetry is loaded. */
async function openTracing(endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return untraced;
  const { createOtlpTracing } = await import('./telemetry/otlp-tracing.ts');
  return createOtlpTracing(endpoint);
}
