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
    logFormat: readWord(environment, 'LOG_FORMAT', ['text', 'json']),
    logLevel: readWord(environment, 'LOG_LEVEL', logLevels) ?? 'info',
    stopSeconds: readNumber(environment, 'BATON_STOP_SECONDS', { otherwise: 25, from: 0, to: 3600, unit: 'number of seconds' }),
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

/** Reads a setting that is one of some words, in any case of letters. */
function readWord<T extends string>(environment: Environment, name: string, words: readonly T[]): T | undefined {
  const text = environment[name];
  const word = words.find((known) => known === text?.toLowerCase());
  if (!text || word !== undefined) return word;
  throw new Error(`BATON-E912: ${name} is "${text}". Write ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);
}

interface NumberSetting {
  readonly otherwise: number;
  readonly from: number;
  readonly to?: number;
  readonly unit?: string;
}

/** Reads a setting that is a whole number from `from` to `to`. */
export function readNumber(environment: Environment, name: string, setting: NumberSetting): number {
  const { otherwise, from, to, unit = 'number' } = setting;
  const text = environment[name] || String(otherwise);
  const value = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (value >= from && value <= (to ?? value)) return value;
  throw new Error(`BATON-E912: ${name} is "${text}". Write a ${unit} from ${from}${to === undefined ? '' : ` to ${to}`}.`);
}
