import { createHmac } from 'node:crypto';
import type { World } from '../world/world.ts';

export interface RuntimeIds {
  readonly runId: number;
  readonly jobId: number;
}

/** Creates the token that the runner passes as `ACTIONS_RUNTIME_TOKEN`. The toolkit reads the ids from its claim `scp`. */
export function createRuntimeToken(world: World, { runId, jobId }: RuntimeIds): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.ExampleScope Actions.Results:${runId}:${jobId}`, iat: Math.floor(world.now() / 1000) };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(world, text)}`;
}

/** Reads the ids of a runtime token; returns undefined unless this server has signed it. */
export function readRuntimeToken(world: World, header: string | undefined): RuntimeIds | undefined {
  const [head = '', body = '', signature = ''] = (header ?? '').replace(/^Bearer /i, '').split('.');
  if (signature === '' || sign(world, `${head}.${body}`) !== signature) return undefined;
  const match = /Actions\.Results:(\d+):(\d+)/.exec(Buffer.from(body, 'base64url').toString());
  return match === null ? undefined : { runId: Number(match[1]), jobId: Number(match[2]) };
}

function sign(world: World, text: string): string {
  return createHmac('sha256', world.key).update(text).digest('base64url');
}
