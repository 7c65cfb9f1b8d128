import { parseConfig } from '../../core/config/parse/parse-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { checkSyntax, readCallers } from '../../core/config/workflow/check-workflow-files.ts';
import { isAgentWorkflow } from '../../core/config/workflow/read-caller.ts';
import { type Fact, type FileFact, findValue } from '../../core/doctor/facts.ts';
import { findOpenPushes } from '../../core/doctor/find-open-pushes.ts';
import type { SetupReader } from '../../ports/setup.ts';
import type { LocalFiles } from './read-checkout.ts';

const configPath = '.github/baton.yml';
const folder = '.github/workflows';
const usual = `${folder}/baton.yml`;
/** The most workflow files that are read: first that of the usual name, then that of the checkout, then those named after Baton. */
const mostFiles = 10;

/** The files of the set-up, on GitHub and here. */
export interface SetupFiles {
  readonly configFile: FileFact;
  readonly workflows: readonly FileFact[];
  /** The workflow that only runs agents of the App. */
  readonly agentWorkflow: { readonly path: string; readonly text: string } | undefined;
  /** The workflows that run on pushes to every branch and have secrets then. */
  readonly openPushes: readonly string[];
  /** The number of workflow files that were not read. */
  readonly unread: number;
  /** The config of the default branch, else that of the checkout; undefined where none can be read. */
  readonly config: Config | undefined;
  /** The first fault in the text of the config, as `baton validate` says it. */
  readonly fault: string | undefined;
}

/** The readers of the files of a repository: on GitHub, and in the checkout, if there is one. */
interface RepositoryFiles {
  readonly reader: Pick<SetupReader, 'readFile' | 'listFolder'>;
  readonly branch: string;
  readonly checkout: LocalFiles | undefined;
}

/** Reads the configuration and the workflows that call Baton: at most twelve requests. */
export async function readFiles(place: RepositoryFiles): Promise<SetupFiles> {
  const { reader, branch, checkout } = place;
  const { paths, unread } = await listWorkflows(place);
  const texts = await Promise.all(paths.map(async (path) => ({ path, remote: await reader.readFile(path, branch) })));
  const workflows = chooseCallers(texts, checkout);
  const path = findConfigPath(workflows);
  const known = listKnown(texts);
  const configFile = { path, remote: await reader.readFile(path, branch), local: checkout?.read(path) };
  return {
    configFile,
    workflows,
    agentWorkflow: known.find(({ text }) => isAgentWorkflow(text)),
    openPushes: findOpenPushes(known),
    unread,
    ...chooseConfig(configFile),
  };
}

/** Finds the path of the configuration, which a workflow may name. */
function findConfigPath(workflows: readonly FileFact[]): string {
  const files = workflows.map(({ path, remote, local }) => ({ path, text: findValue(remote) ?? local ?? '' }));
  const named = readCallers(files).flatMap(({ jobs }) => jobs.map((job) => String(job.with.config ?? '')));
  return named.find((path) => path !== '' && !path.includes('${{')) ?? configPath;
}

/** Chooses the config of the default branch, else that of the checkout. The fault is that of the default branch. */
function chooseConfig({ remote, local }: FileFact): Pick<SetupFiles, 'config' | 'fault'> {
  const [first, second] = [findValue(remote) ?? local, local].map((text) => (text === undefined ? undefined : parseConfig(text)));
  const problem = first === undefined || first.ok ? undefined : first.error[0];
  const config = [first, second].flatMap((parsed) => (parsed?.ok === true ? [parsed.value] : []))[0];
  return { config, fault: problem && `line ${problem.line ?? 1}: ${problem.code} ${problem.message}` };
}

async function listWorkflows({
  reader,
  branch,
  checkout,
}: RepositoryFiles): Promise<{ readonly paths: readonly string[]; readonly unread: number }> {
  const listed = findValue(await reader.listFolder(folder, branch)) ?? [usual];
  const paths = listed.filter((path) => /\.ya?ml$/.test(path));
  const rankOf = (path: string): number => [path === usual, path === checkout?.workflow, /baton/i.test(path), true].indexOf(true);
  const chosen = paths.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostFiles);
  return { paths: chosen, unread: paths.length - chosen.length };
}

type RemoteText = Pick<FileFact, 'path' | 'remote'>;

function listKnown(texts: readonly RemoteText[]): readonly { readonly path: string; readonly text: string }[] {
  return texts.flatMap(({ path, remote }) => {
    const text = findValue(remote);
    return text === undefined ? [] : [{ path, text }];
  });
}

/** Chooses the workflows that call Baton, and those that name it and are no YAML. Where GitHub has none, that of the checkout shows what is to be pushed. */
function chooseCallers(texts: readonly RemoteText[], checkout: LocalFiles | undefined): readonly FileFact[] {
  const known = listKnown(texts);
  const broken = known.filter((file) => checkSyntax(file).length > 0).map(({ path }) => path);
  const callers = new Set([...readCallers(known).map(({ file }) => file), ...broken]);
  const remote = texts.filter(({ path }) => callers.has(path)).map((file) => ({ ...file, local: checkout?.read(file.path) }));
  if (remote.length > 0) return remote;
  const hidden = texts.filter((file) => 'refused' in file.remote).map((file) => ({ ...file, local: checkout?.read(file.path) }));
  const local = checkout?.read(checkout.workflow);
  if (hidden.length > 0 || checkout === undefined || local === undefined) return hidden;
  return [{ path: checkout.workflow, remote: findRemote(texts, checkout.workflow), local }];
}

function findRemote(texts: readonly RemoteText[], wanted: string): Fact<string | undefined> {
  return texts.find(({ path }) => path === wanted)?.remote ?? { value: undefined };
}
