import { z } from 'zod';
import { repositorySchema } from '../../adapters/github/client/schemas.ts';
import { hasReason, withTranslatedErrors } from '../../adapters/github/client/translate-error.ts';
import { loadConditions } from '../../core/condition/load-conditions.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { SourceEvent } from '../../core/config/schema/source-schema.ts';
import { isPlainMap } from '../../core/json/json-value.ts';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { mapWebhook } from '../../core/trigger/map-webhook.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { readRepositoryConfig } from '../engine/read-repository-config.ts';
import type { SourceDelivery } from '../work/hook-work.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import { updateConfigIssue } from './config-issue.ts';

type Body = Readonly<Record<string, unknown>>;

/** The limits on the JSON of a delivery. Filters go through all of it. */
const limits = { maxBytes: 1024 * 1024, maxDepth: 64, maxNodes: 50_000, numbers: 'any' } as const;

/**
 * Opens a queued delivery of a source: finds the first entry of the repository's configuration whose filter fits, maps the body, and
 * queues the event as if GitHub had sent a `repository_dispatch`. The log says why a delivery starts nothing.
 */
export async function openSourceDelivery(context: WorkContext, work: Queued<'source'>): Promise<void> {
  const event = await deriveEvent(context, work);
  if (!event.ok)
    return context.log.warning(`The delivery of source ${work.source} for ${work.owner}/${work.name} ${event.error}`);
  const { installation, repository } = event.value.found;
  await context.add({
    id: `work ${work.id}`,
    key: lockKey(repository.id, 0),
    work: {
      kind: 'event',
      name: 'repository_dispatch',
      delivery: `source ${work.source} ${work.identity}`,
      installation,
      arrivedAt: work.arrivedAt,
      payload: buildPayload(event.value, work),
    },
  });
}

interface SourceFacts {
  readonly found: FoundRepository;
  readonly type: string;
  readonly payload: Body;
}

/** Returns the event that a delivery becomes, or why it becomes none, in words that follow its name. */
async function deriveEvent(context: WorkContext, work: Queued<'source'>): Promise<Result<SourceFacts, string>> {
  const { source, owner, name, identity } = work;
  const first = await context.seenBodies.claim(`${source}/${owner}/${name}/${identity}`, work.id);
  if (first !== work.id) return failure(`was refused: it brings once more what ${first} has brought.`);
  const parsed = parseUntrustedJson(work.body, limits);
  if (!parsed.ok) return failure(`was refused: its body ${parsed.error.message}.`);
  if (!isPlainMap(parsed.value)) return failure('was refused: its body is no JSON object.');
  const found = await findRepository(context, work);
  if (found === undefined) return failure('starts nothing: the App is not installed there, or there is no such repository.');
  const events = await readSource(context, { found, source });
  if (!events.ok) return events;
  const chosen = await chooseEvent(events.value, { body: parsed.value, headers: work.headers });
  return chosen.ok ? success({ found, ...chosen.value }) : chosen;
}

/** Reads what the configuration of a repository says of a source. */
async function readSource(
  context: WorkContext,
  { found, source }: { readonly found: FoundRepository; readonly source: string },
): Promise<Result<readonly SourceEvent[], string>> {
  const { installation, repository } = found;
  const opened = await context.openGitHub(found);
  try {
    const { text } = await readRepositoryConfig(context, opened);
    const config = await completeConfig(context.checkConfig(text));
    if (!config.ok) {
      await updateConfigIssue(context, { installation, repository });
      return failure('starts nothing: the configuration has faults.');
    }
    const events = config.value.sources?.[source];
    return events === undefined ? failure(`starts nothing: the configuration has no \`sources.${source}\`.`) : success(events);
  } catch (thrown) {
    if (thrown instanceof StartBlocked) return failure('starts nothing: the configuration cannot be read.');
    throw thrown;
  }
}

interface Sent {
  readonly body: Body;
  readonly headers: SourceDelivery['headers'];
}

/** Chooses the first entry whose filter fits. A filter that cannot be decided fits nothing. */
async function chooseEvent(
  events: readonly SourceEvent[],
  sent: Sent,
): Promise<Result<Pick<SourceFacts, 'type' | 'payload'>, string>> {
  const undecided: string[] = [];
  for (const { type, filter, map } of events) {
    const fits = filter === undefined ? true : await decideFilter(filter, sent);
    if (typeof fits === 'string') undecided.push(`the filter of "${type}" cannot be decided: ${fits}`);
    if (fits !== true) continue;
    if (map === undefined) return success({ type, payload: sent.body });
    const mapped = mapWebhook(map, sent.body);
    return mapped.ok
      ? success({ type, payload: mapped.value })
      : failure(`starts nothing: of the map of "${type}" ${mapped.error}.`);
  }
  return failure(`starts nothing: ${undecided.length === 0 ? 'no filter fits' : undecided.join('; ')}.`);
}

/** Returns whether a filter fits, or the reason why it cannot be decided. */
async function decideFilter(filter: string, { body, headers }: Sent): Promise<boolean | string> {
  const conditions = await loadConditions();
  const verdict = conditions.decide(filter, { roots: { body, headers }, failed: false, skipped: [] });
  return verdict.kind === 'broken' ? verdict.message : verdict.kind === 'true';
}

/** Builds the payload of a `repository_dispatch`, which names the source. Its sender is no account of GitHub. */
function buildPayload({ found, type, payload }: SourceFacts, { source }: SourceDelivery): unknown {
  const { installation, repository } = found;
  const { id, owner, name, private: isPrivate, defaultBranch } = repository;
  return {
    action: type,
    client_payload: payload,
    baton_source: source,
    repository: { id, name, private: isPrivate, default_branch: defaultBranch, owner: { login: owner } },
    sender: { id: 0, login: `${source}[source]`, type: 'Bot' },
    installation: { id: installation },
  };
}

const installationSchema = z.object({ id: z.int() });

interface FoundRepository {
  readonly installation: number;
  readonly repository: RepositoryRef & { readonly private: boolean };
}

/** Finds a repository in which the App is installed, by its name. Asks GitHub twice; undefined if there is no such repository. */
async function findRepository(
  context: Pick<WorkContext, 'appClient' | 'clientOf'>,
  { owner, name }: Pick<RepositoryRef, 'owner' | 'name'>,
): Promise<FoundRepository | undefined> {
  const parameters = { owner, repo: name };
  try {
    const app = await context.appClient();
    const installed = await withTranslatedErrors(app.request('GET /repos/{owner}/{repo}/installation', parameters));
    const { id: installation } = installationSchema.parse(installed.data);
    const client = await context.clientOf(installation);
    const read = await withTranslatedErrors(client.request('GET /repos/{owner}/{repo}', parameters));
    return { installation, repository: repositorySchema.parse(read.data) };
  } catch (thrown) {
    if (hasReason(thrown, 'not-found')) return undefined;
    throw thrown;
  }
}
