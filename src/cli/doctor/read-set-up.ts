// This folder reads a repository's set-up for `baton doctor`: its files, its settings and what tells that the key fits. The
// decisions are in `src/core/doctor`.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findAgentUses } from '../../core/doctor/check-pin.ts';
import { deriveNeeds, type SetupNeeds } from '../../core/doctor/derive-needs.ts';
import { findValue, type RepositoryFacts, type SetupFacts } from '../../core/doctor/facts.ts';
import { listUses } from '../../core/doctor/list-mentions.ts';
import { version } from '../../host/program-facts.ts';
import { projectRoot } from '../../host/project-root.ts';
import type { SetupReader } from '../../ports/setup.ts';
import type { LocalFiles } from './read-checkout.ts';
import { readFiles, type SetupFiles } from './read-files.ts';
import { readKey } from './read-key.ts';
import { readSecrets } from './read-secrets.ts';

interface SetUpPlace {
  /** `owner/name`. */
  readonly name: string;
  readonly repository: RepositoryFacts;
  readonly aheadSeconds: number | undefined;
  readonly checkout: LocalFiles | undefined;
}

/** Reads everything that the configuration of a repository needs, and nothing else. */
export async function readSetUp(
  reader: SetupReader,
  place: SetUpPlace,
): Promise<{ readonly needs: SetupNeeds | undefined; readonly facts: SetupFacts; readonly fault: string | undefined }> {
  const { repository, checkout } = place;
  const files = await readFiles({ reader, branch: repository.defaultBranch, checkout });
  const { agentWorkflow: agents } = files;
  const texts = { workflows: listTexts(files), agentWorkflow: agents?.text, ownActions: listOwnActions() };
  const needs = files.config && deriveNeeds(files.config, texts);
  const facts: SetupFacts = {
    name: place.name,
    page: `${process.env.GITHUB_SERVER_URL || 'https://github.com'}/${place.name}`,
    repository,
    aheadSeconds: place.aheadSeconds,
    config: files.configFile,
    workflows: files.workflows,
    openPushes: files.openPushes,
    unreadWorkflows: files.unread,
    agentWorkflow: agents?.path,
    agentUses: agents && findAgentUses(agents.text),
    version,
    keyFile: checkout?.keyFile,
    branch: checkout?.branch,
    ...(await readSettings(reader, { needs, files, repository })),
  };
  return { needs, facts, fault: files.fault };
}

function listTexts({ workflows }: SetupFiles): readonly { readonly path: string; readonly text: string }[] {
  return workflows.flatMap(({ path, remote, local }) => {
    const text = findValue(remote) ?? local;
    return text === undefined ? [] : [{ path, text }];
  });
}

/** Lists the actions that Baton's own workflow uses. */
function listOwnActions(): readonly string[] {
  return listUses(readFileSync(join(projectRoot(), '.github/workflows/run.yml'), 'utf8'));
}

interface SettingsQuery {
  readonly needs: SetupNeeds | undefined;
  readonly files: SetupFiles;
  readonly repository: RepositoryFacts;
}

/** Reads the settings, all at the same time. Without a configuration nothing is known to be needed. */
async function readSettings(reader: SetupReader, query: SettingsQuery) {
  const { needs, files, repository } = query;
  const states = new Map(
    await Promise.all(
      listRemotePaths(files).map(async (path) => [path, await reader.readWorkflowState(basename(path))] as const),
    ),
  );
  if (needs === undefined)
    return {
      states,
      policy: { refused: 404 },
      secrets: { value: [] },
      environmentSecrets: new Map<string, never>(),
      variables: { value: new Map<string, string>() },
    } as const;
  const shared = repository.isOfOrganization;
  const [policies, { keyChangedAt, ...secrets }, variables, { key, ...rest }] = await Promise.all([
    readPolicies(reader, needs),
    readSecrets(reader, { needs, isShared: shared }),
    readVariables(reader, shared),
    readRest(reader, { ...query, needs }),
  ]);
  const keyFacts = key && { key: { ...key, changedAt: keyChangedAt } };
  return { states, ...policies, ...secrets, ...variables, ...rest, ...keyFacts };
}

/** Lists the paths of the workflows on GitHub that a run needs. */
function listRemotePaths({ workflows, agentWorkflow }: SetupFiles): readonly string[] {
  const callers = workflows.filter(({ remote }) => findValue(remote) !== undefined).map(({ path }) => path);
  return [...callers, ...(agentWorkflow === undefined ? [] : [agentWorkflow.path])];
}

async function readPolicies(reader: SetupReader, { opensPullRequests, leavesPermissions }: SetupNeeds) {
  const [policy, settings] = await Promise.all([
    reader.readPolicy(),
    opensPullRequests || leavesPermissions ? reader.readWorkflowSettings() : undefined,
  ]);
  const selected = findValue(policy)?.allowed === 'selected' ? await reader.readSelected() : undefined;
  return { policy, settings, selected };
}

async function readVariables(reader: SetupReader, isShared: boolean) {
  const [variables, organizationVariables] = await Promise.all([
    reader.listVariables('repository'),
    isShared ? reader.listVariables('organization') : undefined,
  ]);
  return { variables, organizationVariables };
}

/** Reads labels, workflows, runners and what tells about the key, each only where something needs it. */
async function readRest(reader: SetupReader, { needs, files, repository }: SettingsQuery & { readonly needs: SetupNeeds }) {
  const hasRunners = needs.runners.length > 0;
  const isWaiting = Object.values(needs.config.pipelines).some(({ on }) => on.checks !== undefined);
  const file = files.workflows.find(({ remote }) => findValue(remote) !== undefined)?.path;
  const [labels, listedWorkflows, runners, organizationRunners, key] = await Promise.all([
    needs.labels.length === 0 ? undefined : reader.findLabels(needs.labels.map(({ name }) => name)),
    isWaiting ? reader.listWorkflows() : undefined,
    hasRunners ? reader.listRunners('repository') : undefined,
    hasRunners && repository.isOfOrganization ? reader.listRunners('organization') : undefined,
    needs.config.signing === undefined || file === undefined
      ? undefined
      : readKey(reader, { config: needs.config, repo: repository.id, file: basename(file) }),
  ]);
  return { labels, listedWorkflows, runners, organizationRunners, key };
}
