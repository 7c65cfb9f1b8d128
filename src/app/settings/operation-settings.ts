type Environment = Readonly<Record<string, string | undefined>>;

/** The levels of the log as Probot names them, the least grave first. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

export type LogLevel = (typeof logLevels)[number];

/** The settings of how the App is run and watched. */
export interface OperationSettings {
  /** The bearer token that `/metrics` asks for; undefined if it asks for none. */
  readonly metricsToken: string | undefined;
  /** The address to which traces are sent; undefined if they are not. */
  readonly traces: string | undefined;
  /** The form of the log; undefined: lines for a person at a terminal, JSON for everything else. */
  readonly logFormat: 'text' | 'json' | undefined;
  /** The least grave line that the log has. */
  readonly logLevel: LogLevel;
  /** The seconds in which the App finishes what it is doing when it is told to stop. */
  readonly stopSeconds: number;
}

/** Reads how the App is run and watched from its environment. Throws one sentence about the first setting that is wrong. */
export function readOperationSettings(environment: Environment): OperationSettings {
  return {
    metricsToken: environment.BATON_METRICS_TOKEN || undefined,
    traces: readAddress(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    logFormat: parseFormat(environment.LOG_FORMAT || undefined),
    logLevel: parseLevel(environment.LOG_LEVEL || 'info'),
    stopSeconds: parseSeconds(environment.BATON_STOP_SECONDS || '25'),
  };
}

/** Returns whether a text is the address of a server, perhaps with a path. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/** Reads a setting that is an address, without a slash at its end; undefined if it is not set. Throws if it is none. */
export function readAddress(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (!isAddress(text))
    throw new Error(`BATON-E912: ${name} is "${text}". Write an address that begins with https:// or http://.`);
  return text.replace(/\/+$/, '');
}

function parseFormat(text: string | undefined): OperationSettings['logFormat'] {
  if (text === undefined || text === 'text' || text === 'json') return text;
  throw new Error(`BATON-E912: LOG_FORMAT is "${text}". Write text or json.`);
}

function parseLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase());
  if (level !== undefined) return level;
  throw new Error(`BATON-E912: LOG_LEVEL is "${text}". Write ${logLevels.slice(0, -1).join(', ')} or ${logLevels.at(-1)}.`);
}

function parseSeconds(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) > 3600)
    throw new Error(`BATON-E912: BATON_STOP_SECONDS is "${text}". Write a number of seconds from 0 to 3600.`);
  return Number(text);
}
