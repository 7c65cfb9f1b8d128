// This folder implements the artifact service. A job creates an artifact here and gets a signed URL (`signed-url`), uploads the
// content to it (`serve-blobs`), and finalises the artifact here. Downloads use a signed URL as well.

import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { type RuntimeIds, readRuntimeToken } from '../http/runtime-token.ts';
import { type Artifact, isoTime } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { signedUrl } from './signed-url.ts';

const service = '/twirp/github.actions.results.api.v1.ArtifactService';
const day = 86_400_000;
const retention = 90 * day;
const perJob = 500;

/** Twirp's error codes, with the HTTP status of each. */
const statuses = {
  unauthenticated: 401,
  permission_denied: 403,
  not_found: 404,
  already_exists: 409,
  invalid_argument: 400,
  resource_exhausted: 429,
} as const;

class TwirpError extends Error {
  readonly code: keyof typeof statuses;

  constructor(code: keyof typeof statuses, message: string) {
    super(message);
    this.code = code;
  }
}

const request = z.object({
  workflow_run_backend_id: z.string(),
  workflow_job_run_backend_id: z.string(),
  name: z.string().optional(),
  mime_type: z.string().nullish(),
  expires_at: z.string().nullish(),
  size: z.string().optional(),
  hash: z.string().nullish(),
  name_filter: z.string().nullish(),
  id_filter: z.string().nullish(),
});
type ArtifactRequest = z.infer<typeof request>;
type Method = (world: World, ids: RuntimeIds, body: ArtifactRequest) => unknown;

/** Serves the protocol of `@actions/artifact`. Names are unique in a run, and content never changes. */
export function serveArtifactService(server: Hono, world: World): void {
  const methods = { CreateArtifact, FinalizeArtifact, ListArtifacts, GetSignedArtifactURL, DeleteArtifact };
  for (const [name, method] of Object.entries(methods))
    server.post(`${service}/${name}`, (context) => respond(context, world, method));
}

async function respond(context: Context, world: World, method: Method): Promise<Response> {
  try {
    const ids = readRuntimeToken(world, context.req.header('authorization'));
    if (ids === undefined) throw new TwirpError('unauthenticated', 'the runtime token is not valid');
    const body = request.safeParse(await context.req.json());
    if (!body.success) throw new TwirpError('invalid_argument', body.error.message);
    // A token is valid for its own run, whichever job of that run asks.
    if (body.data.workflow_run_backend_id !== String(ids.runId))
      throw new TwirpError('permission_denied', 'the token is for another run');
    return Response.json(method(world, ids, body.data));
  } catch (error) {
    if (!(error instanceof TwirpError)) throw error;
    return Response.json({ code: error.code, msg: error.message }, { status: statuses[error.code] });
  }
}

function CreateArtifact(world: World, ids: RuntimeIds, body: ArtifactRequest): unknown {
  const name = body.name ?? '';
  if (name === '' || /[":<>|*?\r\n\\/]/.test(name))
    throw new TwirpError('invalid_argument', `the artifact name is not valid: ${name}`);
  if (findArtifact(world, ids, name) !== undefined)
    throw new TwirpError('already_exists', 'an artifact with this name already exists on the workflow run');
  if (world.artifacts.list().filter((one) => one.jobId === ids.jobId).length >= perJob)
    throw new TwirpError('resource_exhausted', 'too many artifacts');
  const run = world.runs.get(ids.runId);
  if (run === undefined) throw new TwirpError('not_found', `the run ${ids.runId} was never reported`);
  const at = isoTime(world.now());
  const mimeType = body.mime_type ?? 'application/zip';
  const artifact = world.artifacts.put({
    id: world.nextId(),
    repositoryId: run.repositoryId,
    ...ids,
    name,
    mimeType,
    blob: randomUUID() + (mimeType === 'application/zip' ? '.zip' : ''),
    size: 0,
    digest: undefined,
    finalized: false,
    createdAt: at,
    updatedAt: at,
    expiresAt: body.expires_at ?? isoTime(world.now() + retention),
  });
  world.blobs.set(artifact.blob, { blocks: new Map(), content: undefined });
  return { ok: true, signed_upload_url: signedUrl(world, artifact, 'w') };
}

function FinalizeArtifact(world: World, ids: RuntimeIds, body: ArtifactRequest): unknown {
  const artifact = getArtifact(world, ids, body.name);
  const content = world.blobs.get(artifact.blob)?.content;
  if (content === undefined) throw new TwirpError('invalid_argument', 'nothing was uploaded');
  if (body.size !== undefined && Number(body.size) !== content.length)
    throw new TwirpError('invalid_argument', 'the size is not what was uploaded');
  world.artifacts.put({
    ...artifact,
    size: content.length,
    digest: body.hash ?? undefined,
    finalized: true,
    updatedAt: isoTime(world.now()),
  });
  return { ok: true, artifact_id: String(artifact.id) };
}

function ListArtifacts(world: World, ids: RuntimeIds, body: ArtifactRequest): unknown {
  const rows = world.artifacts
    .list()
    .filter((artifact) => artifact.runId === ids.runId && artifact.finalized)
    .filter((artifact) => typeof body.name_filter !== 'string' || artifact.name === body.name_filter)
    .filter((artifact) => typeof body.id_filter !== 'string' || String(artifact.id) === body.id_filter);
  return {
    artifacts: rows.map((artifact) => ({
      workflow_run_backend_id: String(artifact.runId),
      workflow_job_run_backend_id: String(artifact.jobId),
      database_id: String(artifact.id),
      name: artifact.name,
      size: String(artifact.size),
      created_at: artifact.createdAt,
      digest: artifact.digest,
    })),
  };
}

function GetSignedArtifactURL(world: World, ids: RuntimeIds, body: ArtifactRequest): unknown {
  return { signed_url: signedUrl(world, getArtifact(world, ids, body.name), 'r') };
}

function DeleteArtifact(world: World, ids: RuntimeIds, body: ArtifactRequest): unknown {
  const artifact = getArtifact(world, ids, body.name);
  world.artifacts.delete(artifact.id);
  world.blobs.delete(artifact.blob);
  return { ok: true, artifact_id: String(artifact.id) };
}

function findArtifact(world: World, ids: RuntimeIds, name: string | undefined): Artifact | undefined {
  return world.artifacts.list().find((artifact) => artifact.runId === ids.runId && artifact.name === name);
}

function getArtifact(world: World, ids: RuntimeIds, name: string | undefined): Artifact {
  const artifact = findArtifact(world, ids, name);
  if (artifact === undefined) throw new TwirpError('not_found', `the run has no artifact "${name}"`);
  return artifact;
}
