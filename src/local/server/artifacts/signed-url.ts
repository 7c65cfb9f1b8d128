import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Artifact } from '../world/model.ts';
import type { World } from '../world/world.ts';

/** The right of a signed URL: `r` reads, `w` writes, as in the shared access signatures of Azure's blob storage. */
export type BlobRight = 'r' | 'w';

const readable = 60_000;
const writable = 3_600_000;

/** Returns a signed URL. The path has Azure's form for hosts without a name: account, container, blob. */
export function signedUrl(world: World, { blob }: Artifact, right: BlobRight): string {
  return buildUrl(world, { folder: 'artifacts', blob, right });
}

/** Returns a signed URL of the log of a job. Like GitHub's it is good for one minute. */
export function signedLogUrl(world: World, job: number): string {
  return buildUrl(world, { folder: 'logs', blob: String(job), right: 'r' });
}

function buildUrl(world: World, { folder, blob, right }: { folder: string; blob: string; right: BlobRight }): string {
  const until = String(world.now() + (right === 'r' ? readable : writable));
  const url = new URL(`results/${folder}/${blob}`, world.urls.results);
  url.search = new URLSearchParams({ sp: right, se: until, sig: sign(world, { blob, right, until }) }).toString();
  return url.href;
}

export function isSigned(world: World, url: URL, needed: BlobRight): boolean {
  const query = url.searchParams;
  const blob = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const [right, until, signature] = [query.get('sp'), query.get('se'), query.get('sig')];
  if (right !== needed || until === null || signature === null || Number(until) < world.now()) return false;
  const expected = Buffer.from(sign(world, { blob, right, until }));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function sign(world: World, { blob, right, until }: { blob: string; right: BlobRight; until: string }): string {
  return createHmac('sha256', world.key).update(`${blob}\n${right}\n${until}`).digest('base64');
}
