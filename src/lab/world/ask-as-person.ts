import type { World } from './world.ts';

/** The address of the person who tries, in the commits that stand on a branch before a run begins. */
export const personEmail = 'you@localhost';

interface Call {
  readonly token: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the repository's own address. */
  readonly path: string;
  readonly body?: unknown;
}

/** Sends a request of a person to the local GitHub, as the web page would. */
export async function request(
  { server, repository }: Pick<World, 'server' | 'repository'>,
  { token, method, path, body }: Call,
): Promise<unknown> {
  const response = await fetch(`${server.apiUrl}/repos/${repository.name}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/vnd.github+json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Reads all pages of a list. */
export async function list(
  world: Pick<World, 'server' | 'repository' | 'tokens'>,
  path: string,
): Promise<readonly Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const items = (await request(world, {
      token: world.tokens.maintainer,
      method: 'GET',
      path: `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`,
    })) as Record<string, unknown>[];
    all.push(...items);
    if (items.length < 100) return all;
  }
}
