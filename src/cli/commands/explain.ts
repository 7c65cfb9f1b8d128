import { createTraces } from '../../adapters/artifact/traces.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { checkWorkflowFiles, listCheckWarnings } from '../../core/config/workflow/check-workflow-files.ts';
import { findRuns } from '../../core/record/find-runs.ts';
import type { RunRecord } from '../../core/record/record.ts';
import { decodeTrace } from '../../core/record/signed-trace.ts';
import { hasName } from '../../core/text/plain-text.ts';
import { listTraceNames, type Trace } from '../../core/trigger/trace.ts';
import type { WhyFacts } from '../../core/view/comment/why.ts';
import { renderWhy } from '../../core/view/comment/why.ts';
import { readWorkflowFiles } from '../../host/check-workflows.ts';
import { findConfigFile, loadConfig } from '../../terminal/files/load-config.ts';
import { type Painted, printPainted } from '../../terminal/files/painted.ts';
import { printAside, printJson, printText, readBytes, readJson } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { type BuiltEvent, buildEvent } from '../../terminal/trigger/build-event.ts';
import { type EventChoice, type EventOptions, readEventChoice } from '../../terminal/trigger/event-options.ts';
import { type Explained, explainEvent } from '../../terminal/trigger/explain-event.ts';
import { openRun } from '../thread/open-run.ts';
import type { OpenThread, ThreadOptions } from '../thread/thread.ts';

interface ExplainOptions extends ThreadOptions, EventOptions {
  readonly event?: string;
  readonly as?: string;
  /** The old names of `--as` and `--files-from`, in which the commands agree. */
  readonly role?: string;
  readonly authorRole?: string;
  readonly team?: readonly string[];
  readonly files?: string;
  readonly filesFrom?: string;
  readonly json?: boolean;
}

/** Prints what an event would start, or what became of past events. Returns 0 if at least one pipeline starts, else 1. */
export async function explain(file: string | undefined, given: ExplainOptions): Promise<number> {
  const options = { ...given, role: given.as ?? given.role, files: given.filesFrom ?? given.files };
  const choice = readEventChoice(options);
  if (choice !== undefined) return explainChoice(choice, { ...options, file });
  if (file === undefined) return explainPast(options);
  if (options.event === undefined) throw new UsageError("Say which event the file holds: required option '--event <name>'.");
  const config = loadConfig(options.config);
  return printMatches(config, { event: { name: options.event, payload: readJson(file), assumed: [] }, options });
}

/** Explains an event that the options say. What they leave open is assumed, and said. */
function explainChoice(choice: EventChoice, options: ExplainOptions & { readonly file: string | undefined }): number {
  const { file, event, subject, role = 'write', authorRole, files } = options;
  if (file !== undefined || event !== undefined || subject !== undefined)
    throw new UsageError(`--${choice.kind} says the event already. Leave the file, --event and --subject out.`);
  const config = loadConfig(options.config);
  const now = new Date().toISOString();
  const built = buildEvent(config, choice, { ...options, role, authorRole, hasFiles: files !== undefined, now });
  const hasPerson = choice.kind !== 'tick' && choice.kind !== 'webhook';
  const who = hasPerson && options.role === undefined ? ['The person who acts has the role `write` (--as).'] : [];
  return printMatches(config, { event: { ...built, assumed: [...built.assumed, ...who] }, options: { ...options, role } });
}

async function explainPast({ subject, event, ...options }: ExplainOptions): Promise<number> {
  if (subject === undefined || event !== undefined)
    throw new UsageError(
      "Say the event with an option such as --label NAME, name the file of one (missing required argument 'event'), or ask GitHub with --subject N alone.",
    );
  const facts = await explainSubject(subject, options);
  if (options.json === true) printJson(facts);
  else printText(`${renderWhy(facts)}\n`);
  return facts.runs.length > 0 ? 0 : 1;
}

/** Prints for every pipeline whether the event starts it. Returns 0 if one starts. */
function printMatches(
  config: Config,
  { event: { name, payload, assumed }, options }: { readonly event: BuiltEvent; readonly options: ExplainOptions },
): number {
  const { role } = options;
  const pipelines = explainEvent(config, {
    name,
    payload,
    role,
    author: { role: options.authorRole },
    teams: options.team === undefined ? undefined : readTeams(config, options.team),
    files: options.files === undefined ? undefined : readLines(options.files),
  });
  if (options.json === true) printJson({ pipelines, assumed: assumed.length === 0 ? undefined : assumed });
  else printPainted([...renderMatches(pipelines), ...renderAssumed(assumed)]);
  if (name === 'workflow_run') printAside(listCheckFaults(config, findConfigFile(options.config)));
  return pipelines.some(({ matched }) => matched) ? 0 : 1;
}

/** Lists checks that start nothing on GitHub, whatever their pipelines say. */
function listCheckFaults(config: Config, path: string): string {
  const files = readWorkflowFiles(path);
  const found = [...checkWorkflowFiles(config, files), ...listCheckWarnings(config, files)];
  const own = found.filter(({ code }) => code === 'BATON-E149');
  return own.map(({ file, line, code, message }) => `warning: ${file}:${line}: ${code} ${message}\n`).join('');
}

/** Renders the pipelines that start before the others: they are what most people ask for. */
function renderMatches(pipelines: readonly Explained[]): readonly Painted[] {
  if (pipelines.length === 0) return ['The configuration has no pipeline.\n\n'];
  const [first] = pipelines;
  const reasons = new Set(pipelines.map(({ checks }) => checks.map(({ check, detail }) => `${check} ${detail}`).join('\n')));
  // The same sentence is the answer for each of them: the event itself is wrong.
  if (first?.matched === false && pipelines.length > 1 && reasons.size === 1)
    return [`None of the ${pipelines.length} pipelines starts\n`, ...renderChecks(first)];
  const starting = pipelines.filter(({ matched }) => matched);
  return [...starting, ...pipelines.filter(({ matched }) => !matched)].flatMap(renderMatch);
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

function renderMatch(explained: Explained): readonly Painted[] {
  const { pipeline, matched } = explained;
  const title: Painted = matched ? { text: `${pipeline}: starts`, paint: 'green' } : `${pipeline}: does not start`;
  return [title, '\n', ...renderChecks(explained)];
}

function renderChecks({ checks }: Explained): readonly Painted[] {
  const lines = checks.flatMap(({ check, passed, detail }): Painted[] => [
    '  ',
    passed ? { text: '✔', paint: 'green' } : { text: '✘', paint: 'red' },
    ` ${check}: ${detail}\n`,
  ]);
  return [...lines, '\n'];
}

function renderAssumed(assumed: readonly string[]): readonly Painted[] {
  return assumed.length === 0 ? [] : [{ text: `Assumed:\n${assumed.map((each) => `  ${each}\n`).join('')}`, paint: 'dim' }];
}

/** Reads what is known of an issue or pull request on GitHub: the newest run of each pipeline, and the last event that started none. */
async function explainSubject(subject: number, options: ThreadOptions): Promise<WhyFacts> {
  const { opened } = await openRun(undefined, { ...options, subject });
  return { subject, runs: findNewestRuns(opened, subject), trace: await readTrace(opened, subject) };
}

/** Returns the newest run of each pipeline about the subject, in the order in which the pipelines first ran. */
function findNewestRuns({ read }: OpenThread, subject: number): readonly RunRecord[] {
  const oldestFirst = findRuns(read.records, { about: subject }).toReversed();
  const byPipeline = Map.groupBy(oldestFirst, ({ record }) => record.body.pipeline);
  return [...byPipeline.values()].flatMap((runs) => runs.slice(-1)).map(({ record }) => record);
}

async function readTrace({ connection, config }: OpenThread, subject: number): Promise<Trace | undefined> {
  if (connection === undefined) return undefined;
  const { github, repository } = connection;
  const text = await createTraces({ list: github.listArtifacts, source: github.artifacts }).read(listTraceNames(subject));
  const keys = config.signing?.keys;
  const verifier = createVerifier(keys ?? []);
  const binding = { repo: repository.id, subject };
  if (text === undefined) return undefined;
  return decodeTrace(text, keys === undefined ? binding : { ...binding, verify: (signed, by) => verifier.verify(signed, by) });
}
