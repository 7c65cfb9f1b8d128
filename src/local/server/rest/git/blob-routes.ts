import { z } from 'zod';
import { readGit, runGit } from '../../../git/run-git.ts';
import { notFound } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { encodeContent, repositoryUrl } from '../../views/render-repository.ts';

const newBlob = z.object({ content: z.string(), encoding: z.string().optional() });

const read = { accepts: ['contents=read'], role: 'read' } as const;
const write = { accepts: ['contents=write'], role: 'write' } as const;

export const gitBlobRoutes = [
  ...routesWith(read, { 'GET /git/blobs/{file_sha}': getBlob }),
  ...routesWith(write, { 'POST /git/blobs': createBlob }),
];

async function getBlob(call: RepositoryCall): Promise<RouteResponse> {
  const sha = getParameter(call, 'file_sha');
  const content = await runGit(call.repository.git, ['cat-file', 'blob', sha]).catch(() => {
    throw notFound();
  });
  if (call.headers.get('accept')?.includes('raw') === true)
    return { body: content, headers: { 'content-type': 'application/octet-stream' } };
  return { body: { sha, ...links(call, sha), size: content.length, content: encodeContent(content), encoding: 'base64' } };
}

async function createBlob(call: RepositoryCall): Promise<RouteResponse> {
  const { content, encoding } = parseBody(call, newBlob);
  const input = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  const sha = await readGit(call.repository.git, ['hash-object', '-w', '--stdin'], { input });
  return { status: 201, body: { sha, url: links(call, sha).url } };
}

function links(call: RepositoryCall, sha: string): { url: string; node_id: string } {
  return {
    url: `${repositoryUrl(call.world, call.repository)}/git/blobs/${sha}`,
    node_id: Buffer.from(`B_${sha}`).toString('base64url'),
  };
}
