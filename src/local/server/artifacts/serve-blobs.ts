import { createHash, randomUUID } from 'node:crypto';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { renderLog } from '../views/render-run.ts';
import type { World } from '../world/world.ts';
import { type BlobRight, isSigned } from './signed-url.ts';

/** Serves the part of Azure's block blobs that the toolkit uses: blocks, block lists, whole blobs, reading. */
export function serveBlobs(server: Hono, world: World): void {
  const path = '/results/artifacts/:blob';
  server.put(path, requireSignature(world, 'w'), (context) => writeBlob(context, world));
  server.get(path, requireSignature(world, 'r'), (context) => readBlob(context, world));
  server.get('/results/logs/:job', requireSignature(world, 'r'), (context) => readLog(context, world));
}

function readLog(context: Context, world: World): Response {
  const job = world.jobs.get(Number(context.req.param('job')));
  if (job === undefined) return storageError(404, 'BlobNotFound');
  return new Response(renderLog(job), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

function requireSignature(world: World, right: BlobRight): MiddlewareHandler {
  return async (context, next) => {
    if (!isSigned(world, new URL(context.req.url), right)) return storageError(403, 'AuthenticationFailed');
    await next();
    return undefined;
  };
}

async function writeBlob(context: Context, world: World): Promise<Response> {
  const name = context.req.param('blob') ?? '';
  const blob = world.blobs.get(name);
  if (blob === undefined) return storageError(404, 'BlobNotFound');
  const query = new URL(context.req.url).searchParams;
  const body = Buffer.from(await context.req.arrayBuffer());
  switch (query.get('comp')) {
    case 'block':
      blob.blocks.set(query.get('blockid') ?? '', body);
      break;
    case 'blocklist': {
      const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]*)</g)].map((match) => match[1] ?? '');
      const blocks = ids.flatMap((id) => blob.blocks.get(id) ?? []);
      if (blocks.length !== ids.length) return storageError(400, 'InvalidBlockList');
      world.blobs.set(name, { blocks: new Map(), content: Buffer.concat(blocks) });
      break;
    }
    default:
      world.blobs.set(name, { blocks: new Map(), content: body });
  }
  return new Response(null, { status: 201, headers: storageHeaders(body) });
}

function readBlob(context: Context, world: World): Response {
  const name = context.req.param('blob') ?? '';
  const content = world.blobs.get(name)?.content;
  const artifact = world.artifacts.list().find((one) => one.blob === name);
  if (content === undefined || artifact === undefined) return storageError(404, 'BlobNotFound');
  const file = artifact.mimeType === 'application/zip' ? `${artifact.name}.zip` : artifact.name;
  return new Response(new Uint8Array(content), {
    headers: {
      ...storageHeaders(content),
      'content-type': artifact.mimeType,
      'content-disposition': `attachment; filename="${file}"; filename*=UTF-8''${encodeURIComponent(file)}`,
    },
  });
}

function storageHeaders(content: Buffer): Record<string, string> {
  return {
    'x-ms-request-id': randomUUID(),
    'x-ms-version': '2025-01-05',
    'x-ms-request-server-encrypted': 'true',
    'content-md5': createHash('md5').update(content).digest('base64'),
    etag: `"0x${randomUUID().replaceAll('-', '')}"`,
    'last-modified': new Date().toUTCString(),
  };
}

function storageError(status: number, code: string): Response {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return new Response(body, { status, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code } });
}
