import { createHmac } from 'node:crypto';
import type { World } from '../world/world.ts';

export interface RuntimeIds {
  readonly runId: number;
  readonly jobId: number;
}

/** What the runner calls `ACTIONS_RUNTIME_TOKEN`: the toolkit reads the ids from its claim `scp`. */
export function createRuntimeToken(world: World, { runId, jobId }: RuntimeIds): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.ExampleScope Actions.Results:${runId}:${jobId}`, iat: Math.floor(world.now() / 1000) };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(world, text)}`;
}

/** Undefined unless it is one of ours. */
export function readRuntimeToken(world: World, header: string | undefined): RuntimeIds | undefined {
  const [head = '', body = '', signature = ''] = (header ?? '').replace(/^Bearer /i, '').split('.');
  if (signature === '' || sign(world, `${head}.${body}`) !== signature) return undefined;
  const match = /Actions\.Results:(\d+):(\d+)/.exec(Buffer.from(body, 'base64url').toString());
  return match === null ? undefined : { runId: Number(match[1]), jobId: Number(match[2]) };
}

function sign(world: World, text: string): string {
  return createHmac('sha256', world.key).update(text).digest('base64url');
}
