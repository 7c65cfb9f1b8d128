import { parseConfig } from '../../../core/config/parse/parse-config.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { readCallerFiles } from '../../../core/config/workflow/check-workflow-files.ts';
import { isAgentWorkflow } from '../../../core/config/workflow/read-caller.ts';
import { type Fact, type FileFact, findValue } from '../../../core/doctor/facts.ts';
import type { SetupReader } from '../../../ports/setup.ts';
import type { LocalFiles } from './read-checkout.ts';

const configPath = '.github/baton.yml';
const folder = '.github/workflows';
const usual = `${folder}/baton.yml`;
/** The most workflow files that are read. That of the usual name is read first. */
const mostFiles = 10;

/** The files of the set-up, on GitHub and here. */
export interface SetupFiles {
  readonly configFile: FileFact;
  readonly workflows: readonly FileFact[];
  /** The path of the workflow that only runs agents of the App. */
  readonly agentWorkflow: string | undefined;
  /** The config of the default branch, else that of the checkout; undefined where none can be read. */
  readonly config: Config | undefined;
  /** The first fault in the text of the config, as `baton validate` says it. */
  readonly fault: string | undefined;
}

interface Place {
  readonly reader: SetupReader;
  readonly branch: string;
  readonly checkout: LocalFiles | undefined;
}

/** Reads the configuration and the workflows that call Baton: at most twelve requests. */
export async function readFiles(place: Place): Promise<SetupFiles> {
  const { reader, branch, checkout } = place;
  const paths = await listWorkflows(place);
  const texts = await Promise.all(paths.map(async (path) => ({ path, remote: await reader.readFile(path, branch) })));
  const workflows = chooseCallers(texts, checkout);
  const path = findConfigPath(workflows);
  const configFile = { path, remote: await reader.readFile(path, branch), local: checkout?.read(path) };
  return {
    configFile,
    workflows,
    agentWorkflow: texts.find(({ remote }) => isAgentWorkflow(findValue(remote) ?? ''))?.path,
    ...chooseConfig(configFile),
  };
}

/** Finds the path of the configuration, which a workflow may name. */
function findConfigPath(workflows: readonly FileFact[]): string {
  const files = workflows.map(({ path, remote, local }) => ({ path, text: findValue(remote) ?? local ?? '' }));
  const named = readCallerFiles(files).flatMap(({ caller }) => caller.jobs.map((job) => String(job.with.config ?? '')));
  return named.find((path) => path !== '' && !path.includes('${{')) ?? configPath;
}

/** Chooses the config of the default branch, else that of the checkout. The fault is that of the default branch. */
function chooseConfig({ remote, local }: FileFact): Pick<SetupFiles, 'config' | 'fault'> {
  const [first, second] = [findValue(remote) ?? local, local].map((text) => (text === undefined ? undefined : parseConfig(text)));
  const problem = first === undefined || first.ok ? undefined : first.error[0];
  const config = [first, second].flatMap((parsed) => (parsed?.ok === true ? [parsed.value] : []))[0];
  return { config, fault: problem && `line ${problem.line ?? 1}: ${problem.code} ${problem.message}` };
}

async function listWorkflows({ reader, branch }: Place): Promise<readonly string[]> {
  const listed = findValue(await reader.listFolder(folder, branch)) ?? [usual];
  const paths = listed.filter((path) => /\.ya?ml$/.test(path));
  return paths.toSorted((one, other) => Number(other === usual) - Number(one === usual)).slice(0, mostFiles);
}

/** Chooses the workflows that call Baton. Where GitHub has none, that of the checkout shows what is to be pushed. */
function chooseCallers(
  texts: readonly { readonly path: string; readonly remote: Fact<string | undefined> }[],
  checkout: LocalFiles | undefined,
): readonly FileFact[] {
  const known = texts.flatMap(({ path, remote }) => {
    const text = findValue(remote);
    return text === undefined ? [] : [{ path, text }];
  });
  const callers = new Set(readCallerFiles(known).map(({ caller }) => caller.file));
  const remote = texts.filter(({ path }) => callers.has(path)).map((file) => ({ ...file, local: checkout?.read(file.path) }));
  if (remote.length > 0) return remote;
  const hidden = texts.filter((file) => 'refused' in file.remote).map((file) => ({ ...file, local: checkout?.read(file.path) }));
  const local = checkout?.read(checkout.workflow);
  if (hidden.length > 0 || checkout === undefined || local === undefined) return hidden;
  return [{ path: checkout.workflow, remote: findRemote(texts, checkout.workflow), local }];
}

function findRemote(
  texts: readonly { readonly path: string; readonly remote: Fact<string | undefined> }[],
  wanted: string,
): Fact<string | undefined> {
  return texts.find(({ path }) => path === wanted)?.remote ?? { value: undefined };
}
