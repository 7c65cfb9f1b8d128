import { createHash } from 'node:crypto';
import { z } from 'zod';
import { messageOf } from '../../core/problem.ts';
import type { ArtifactProblem, ArtifactSource } from '../../ports/artifacts.ts';
import { GitHubError } from '../../ports/github.ts';
import type { GitHubClient } from './client/github-client.ts';
import { codeByReason, hasReason, unchangedAsUndefined, withTranslatedErrors } from './client/translate-error.ts';

/** Reads a response body. Returns undefined as soon as it has more than `maxBytes`, and does not read the rest. */
async function readLimited(body: unknown, maxBytes: number): Promise<Uint8Array | undefined> {
  if (!(body instanceof ReadableStream)) throw new TypeError('The answer of GitHub has no body to read.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The workflow run that uploaded an artifact. GitHub promises none of its ids. */
const uploaderSchema = z.object({ id: z.int(), repository_id: z.int(), head_repository_id: z.int() }).partial().nullish();

const artifactSchema = z.object({
  expired: z.boolean(),
  size_in_bytes: z.int(),
  digest: z.string().nullish(),
  workflow_run: uploaderSchema,
});

type Artifact = z.infer<typeof artifactSchema>;

export type ListedArtifact = Artifact & { readonly id: number; readonly name: string };

/** The artifacts of one workflow run as GitHub describes them. Nothing of that changes, but that they expire. */
export interface RunArtifacts {
  readonly total: number;
  readonly artifacts: readonly ListedArtifact[];
}

/** Returns what GitHub has said of an artifact; undefined if it must be asked. */
export type RecallArtifact = (place: { readonly run: number; readonly id: number }) => Promise<Artifact | undefined>;

const runArtifactsSchema = z
  .object({ total_count: z.int(), artifacts: z.array(artifactSchema.extend({ id: z.int(), name: z.string() })) })
  .transform(({ total_count: total, artifacts }): RunArtifacts => ({ total, artifacts }));

const runArtifactsRoute = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';

/** Lists at most 100 artifacts of a workflow run, or those of one name. Makes one request. */
export async function listRunArtifacts({ octokit, base }: GitHubClient, run: number, name?: string): Promise<RunArtifacts> {
  const filter = name === undefined ? {} : { name };
  const request = octokit.request(runArtifactsRoute, { ...base, run_id: run, per_page: 100, ...filter });
  return runArtifactsSchema.parse((await withTranslatedErrors(request)).data);
}

/** A list of artifacts with the `etag` by which GitHub knows whether it has changed. */
export interface TaggedArtifacts extends RunArtifacts {
  readonly etag: string | undefined;
}

/**
 * Lists at most 100 artifacts of a workflow run, those of jobs at work included. Returns undefined if the list is still that of the `etag`:
 * GitHub answers 304, which does not count for its primary limit. Makes one request.
 */
export async function listChangedRunArtifacts(
  { octokit, base }: GitHubClient,
  run: number,
  etag?: string,
): Promise<TaggedArtifacts | undefined> {
  const headers = { ...base.headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) };
  const request = octokit.request(runArtifactsRoute, { ...base, headers, run_id: run, per_page: 100 });
  const response = await withTranslatedErrors(unchangedAsUndefined(request));
  return response && { ...runArtifactsSchema.parse(response.data), etag: response.headers.etag };
}

/**
 * Creates a source that reads archives through the REST interface, for processes outside the workflow run that uploaded them.
 * Makes two requests per archive, one where `recall` knows the artifact.
 */
export function createArtifactSource(client: GitHubClient, recall?: RecallArtifact): ArtifactSource {
  return {
    async readArchive(id, limits) {
      try {
        const artifact = (await recall?.({ run: limits.run, id })) ?? (await readArtifact(client, id));
        return checkArtifact(artifact, limits) ?? checkDigest(await readZip(client, id, limits.maxBytes), artifact);
      } catch (error) {
        return toArtifactProblem(error);
      }
    },
  };
}

async function readArtifact({ octokit, base }: GitHubClient, id: number): Promise<Artifact> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}';
  return artifactSchema.parse((await withTranslatedErrors(octokit.request(route, { ...base, artifact_id: id }))).data);
}

/** Returns whether a workflow run belongs to its repository, and not to a fork. One that GitHub does not describe may be a fork's. */
function isOfRepository({ repository_id: own, head_repository_id: head }: NonNullable<Artifact['workflow_run']>): boolean {
  return own !== undefined && own === head;
}

/**
 * Returns the reason to refuse an artifact; undefined when there is none. Names prove nothing, because a fork's run may have an
 * artifact of the same name.
 */
function checkArtifact(
  { expired, workflow_run: made, size_in_bytes: size }: Artifact,
  { run, maxBytes }: { readonly run: number; readonly maxBytes: number },
) {
  if (expired) return 'expired';
  if (made?.id !== run || !isOfRepository(made)) return 'foreign-run';
  return size > maxBytes ? 'too-large' : undefined;
}

/** Downloads an archive. GitHub redirects to its storage; `fetch` follows the redirect and does not send our token there. */
async function readZip({ octokit, base }: GitHubClient, id: number, maxBytes: number): Promise<Uint8Array | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const parameters = { ...base, artifact_id: id, archive_format: 'zip', request: { parseSuccessResponseBody: false } };
  const response = await withTranslatedErrors(octokit.request(route, parameters));
  try {
    return await readLimited(response.data, maxBytes);
  } catch (cause) {
    const facts = { reason: 'unavailable', status: undefined, code: codeByReason.unavailable, cause } as const;
    throw new GitHubError(`Artifact ${id} could not be downloaded whole: ${messageOf(cause)}. Try again later.`, facts);
  }
}

function checkDigest(zip: Uint8Array | undefined, { digest }: Artifact): Uint8Array | ArtifactProblem {
  if (zip === undefined) return 'too-large';
  const seen = `sha256:${createHash('sha256').update(zip).digest('hex')}`;
  return digest && digest !== seen ? 'digest' : zip;
}

function toArtifactProblem(error: unknown): ArtifactProblem {
  if (hasReason(error, 'expired')) return 'expired';
  if (hasReason(error, 'not-found')) return 'missing';
  throw error;
}

const listedArtifactSchema = artifactSchema.pick({ expired: true, workflow_run: true }).extend({ id: z.int() });

export interface NamedArtifact {
  readonly id: number;
  /** The workflow run that uploaded the artifact. */
  readonly run: number;
}

/**
 * Lists the newest artifacts of a name that workflow runs of this repository uploaded, without those of forks. Makes one request.
 */
export async function listArtifacts({ octokit, base }: GitHubClient, name: string): Promise<readonly NamedArtifact[]> {
  const parameters = { ...base, name, per_page: 10 };
  const response = await withTranslatedErrors(octokit.request('GET /repos/{owner}/{repo}/actions/artifacts', parameters));
  const { artifacts } = z.object({ artifacts: z.array(listedArtifactSchema) }).parse(response.data);
  return artifacts.flatMap(({ id, expired, workflow_run: made }) =>
    expired || made?.id === undefined || !isOfRepository(made) ? [] : [{ id, run: made.id }],
  );
}
