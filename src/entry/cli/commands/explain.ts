import type { Config } from '../../../core/config/schema/config-schema.ts';
import { hasName } from '../../../core/text/plain-text.ts';
import { renderWhy } from '../../../core/view/comment/why.ts';
import { loadConfig } from '../files/load-config.ts';
import { printJson, printText, readBytes, readJson } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';
import { type Explained, explainEvent } from '../thread/explain-event.ts';
import { explainSubject } from '../thread/explain-subject.ts';
import type { ThreadOptions } from '../thread/thread.ts';

interface ExplainOptions extends ThreadOptions {
  readonly event?: string;
  readonly role?: string;
  readonly authorRole?: string;
  readonly team?: readonly string[];
  readonly files?: string;
  readonly json?: boolean;
}

/** Prints what an event would start, or what became of past events. Returns 0 if at least one pipeline starts, else 1. */
export async function explain(file: string | undefined, options: ExplainOptions): Promise<number> {
  if (file === undefined) return explainPast(options);
  if (options.event === undefined) throw new UsageError("Say which event the file holds: required option '--event <name>'.");
  return explainFile(file, { ...options, event: options.event });
}

async function explainPast({ subject, event, ...options }: ExplainOptions): Promise<number> {
  if (subject === undefined || event !== undefined)
    throw new UsageError("Name the file of an event (missing required argument 'event'), or ask GitHub with --subject N alone.");
  const facts = await explainSubject(subject, options);
  if (options.json === true) printJson(facts);
  else printText(`${renderWhy(facts)}\n`);
  return facts.runs.length > 0 ? 0 : 1;
}

async function explainFile(file: string, options: ExplainOptions & { readonly event: string }): Promise<number> {
  const config = loadConfig(options.config);
  const pipelines = explainEvent(config, {
    name: options.event,
    payload: readJson(file),
    role: options.role,
    author: { role: options.authorRole },
    teams: options.team === undefined ? undefined : readTeams(config, options.team),
    files: options.files === undefined ? undefined : readLines(options.files),
  });
  if (options.json === true) printJson({ pipelines });
  else printText(pipelines.map(renderMatch).join('\n'));
  return pipelines.some(({ matched }) => matched) ? 0 : 1;
}

/** Builds the answers about teams from the given ones: the actor is in no other team. */
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
