import type { Config } from '../../../core/config/config-schema.ts';
import { hasName } from '../../../core/trigger/has-name.ts';
import { type Explained, explainEvent } from '../explain-event.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readBytes } from '../read-bytes.ts';
import { readJson } from '../read-json.ts';

interface ExplainOptions {
  readonly event: string;
  readonly role?: string;
  readonly team?: readonly string[];
  readonly files?: string;
  readonly config: string;
  readonly json?: boolean;
}

/** 0 when at least one pipeline would start, 1 when none would. */
export async function explain(file: string, options: ExplainOptions): Promise<number> {
  const config = loadConfig(options.config);
  const pipelines = explainEvent(config, {
    name: options.event,
    payload: readJson(file),
    role: options.role,
    teams: options.team === undefined ? undefined : readTeams(config, options.team),
    files: options.files === undefined ? undefined : readLines(options.files),
  });
  if (options.json === true) printJson({ pipelines });
  else process.stdout.write(pipelines.map(renderMatch).join('\n'));
  return pipelines.some(({ matched }) => matched) ? 0 : 1;
}

/** Somebody whose teams are given is in no other. */
function readTeams({ pipelines }: Config, own: readonly string[]): Readonly<Record<string, boolean>> {
  const asked = Object.values(pipelines).flatMap(({ allow }) => allow.teams ?? []);
  return Object.fromEntries(asked.map((team) => [team, hasName(own, team)]));
}

function readLines(file: string): readonly string[] {
  const lines = readBytes(file).toString('utf8').split(/\r?\n/);
  return lines.filter((line) => line !== '');
}

function renderMatch({ pipeline, matched, checks }: Explained): string {
  const lines = checks.map(({ check, passed, detail }) => `  ${passed ? 'yes' : 'no '} ${check}: ${detail}\n`);
  return `${pipeline}: ${matched ? 'starts' : 'does not start'}\n${lines.join('')}`;
}
