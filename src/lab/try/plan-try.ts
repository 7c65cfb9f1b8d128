import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseWholeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { checkWorkflowFiles, listCheckWarnings } from '../../core/config/workflow/check-workflow-files.ts';
import { renderPlace } from '../../host/inspect-config.ts';
import { version } from '../../host/program-facts.ts';
import { explainMissing, readConfigFile } from '../../terminal/files/load-config.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { readEventChoice } from '../../terminal/trigger/event-options.ts';
import { dropContainers, replaceKeys } from './prepare-config.ts';
import type { SnapshotDraft } from './snapshot/create-snapshot.ts';
import { chooseStart, listCommands } from './start/choose-start.ts';
import { listStarts, type Start } from './start/list-starts.ts';
import type { TryOptions } from './try-options.ts';
import { type PlayedWorkflows, readPlayedWorkflows } from './workflow/read-workflows.ts';
import type { WorkflowText } from './workflow/workflow-file.ts';

/** The configuration and the workflows that are played, as they are known before anything runs. */
export interface PlayedPlan {
  readonly config: Config;
  /** The text of the configuration with the key of this try. */
  readonly text: string;
  /** The path of the configuration in the repository. */
  readonly path: string;
  readonly workflows: PlayedWorkflows;
  /** The texts of the configuration and of all workflows as the user has them. */
  readonly sources: readonly string[];
  /** All ways to start a pipeline. */
  readonly starts: readonly Start[];
  /** Faults of the workflows, each with its place. */
  readonly warnings: readonly string[];
  /** Sentences for the user. */
  readonly notes: readonly string[];
}

/** The facts that are known before a try begins. */
export interface TryPlan extends PlayedPlan {
  readonly start: Start;
}

interface TryCheckout {
  /** The folder of the checkout, to say what is there and does not count. */
  readonly root: string;
  readonly publicKey: string;
}

/** Reads configuration and workflows as GitHub would see them, and decides what to do. Throws a UsageError for what cannot work. */
export async function planTry(draft: SnapshotDraft, options: TryOptions, place: TryCheckout): Promise<TryPlan> {
  const plan = await planPlay(draft, options, place);
  const [word] = options.args ?? [];
  if (word !== undefined)
    throw new UsageError(`A try begins with an event, and "${word}" is none. Type one of these:\n${listCommands(plan.starts)}`);
  const wish = { trigger: readEventChoice(options), hasFiles: options.files !== undefined };
  return { ...plan, start: chooseStart(plan.starts, wish) };
}

/** Reads configuration and workflows as GitHub would see them. Throws a UsageError for what cannot work. */
export async function planPlay(
  draft: SnapshotDraft,
  options: Pick<TryOptions, 'config'>,
  { root, publicKey }: TryCheckout,
): Promise<PlayedPlan> {
  const texts = await readWorkflowTexts(draft);
  const workflows = readPlayedWorkflows(texts);
  const path = workflows.config;
  const original = options.config === undefined ? await readConfig(draft, { root, path }) : readConfigFile(options.config).text;
  const keyed = replaceKeys(original, publicKey);
  const config = await parseOrRefuse(keyed, options.config ?? path);
  refuseUnplayable(workflows, texts);
  const { text, dropped } = dropContainers(keyed, config);
  const starts = listStarts(config, workflows.files);
  const found = [...checkWorkflowFiles(config, texts), ...listCheckWarnings(config, texts)];
  const warnings = found.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  return {
    config,
    text,
    path,
    workflows,
    sources: [original, ...texts.flatMap(({ path: file, text: content }) => [file, content])],
    starts,
    warnings,
    notes: [
      ...describeOurs(workflows),
      ...warnings.map((warning) => `warning: ${warning}`),
      ...dropped.map((stage) => `\`container\` of ${stage} is left out: its agent runs on this machine.`),
    ],
  };
}

async function readWorkflowTexts(draft: SnapshotDraft): Promise<readonly WorkflowText[]> {
  const paths = (await draft.list('.github/workflows')).filter((path) => /\.ya?ml$/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: (await draft.read(path)) ?? '' })));
}

async function readConfig(draft: SnapshotDraft, { root, path }: { root: string; path: string }): Promise<string> {
  const text = await draft.read(path);
  if (text !== undefined) return text;
  if (existsSync(join(root, path)))
    throw new UsageError(`${path} is ignored by git, so GitHub would never see it. Take it out of .gitignore.`);
  throw new UsageError(explainMissing(path, root));
}

async function parseOrRefuse(text: string, file: string): Promise<Config> {
  const parsed = await parseWholeConfig(text);
  if (parsed.ok) return parsed.value;
  const faults = parsed.error.map((problem) => `  ${renderPlace(problem, file)}: ${problem.code} ${problem.message}`);
  throw new UsageError(`${file} is not valid:\n${faults.join('\n')}`);
}

function refuseUnplayable({ files, unknown }: PlayedWorkflows, texts: readonly WorkflowText[]): void {
  if (texts.length === 0)
    throw new UsageError(
      'There is no workflow in .github/workflows, so nothing on GitHub would start Baton. Type `baton init`, which writes one.',
    );
  if (files.length === 0) {
    const names = texts.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)).join(', ');
    throw new UsageError(
      `No workflow calls Baton (looked at ${names}). A job has to say: uses: baton-agents/baton/.github/workflows/run.yml@v1. Type \`baton init\`, which writes one.`,
    );
  }
  if (unknown.length === 0) return;
  const lines = unknown.map(({ uses, place }) => `  ${uses} (${place})`);
  throw new UsageError(
    `\`baton try\` has no network and cannot play these actions:\n${lines.join('\n')}\nIt knows actions/checkout, actions/setup-node and Baton. Move the others to a workflow that does not call Baton, or use \`run\` in their place.`,
  );
}

function describeOurs({ files }: PlayedWorkflows): readonly string[] {
  const uses = files.flatMap(({ text }) => [
    ...text.matchAll(/\buses:\s*["']?([\w.-]+\/[\w.-]+(?:\/\.github\/workflows\/run\.ya?ml)?@[^\s"'#]+)/g),
  ]);
  const own = uses.map(([, name = '']) => name).find((name) => /baton|\/run\.ya?ml@/.test(name));
  return own === undefined ? [] : [`${own} means this copy of Baton here, version ${version}.`];
}
