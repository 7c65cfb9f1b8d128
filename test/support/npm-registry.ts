import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface RegistryPackage {
  readonly name: string;
  readonly version: string;
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, string>>;
}

export interface NpmRegistry {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
  /** Digest of the package. */
  readonly integrity: string;
  /** When the package itself was fetched. */
  readonly served: Promise<void>;
  close(): void;
}

/** A registry of npm on this machine that has one package, and gives it only to who has the token, if there is one. */
export async function createNpmRegistry(one: RegistryPackage, token?: string): Promise<NpmRegistry> {
  const tarball = pack(one);
  const requests: string[] = [];
  const served = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end('{}');
    if (request.url?.endsWith('.tgz')) return void response.end(tarball, () => served.resolve());
    if (decodeURIComponent(request.url ?? '') !== `/${one.name}`) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(describePackage(one, { tarball, url: urlOf(server.address() as AddressInfo) })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf(server.address() as AddressInfo),
    requests,
    integrity: digest(tarball),
    served: served.promise,
    close: () => void server.close(),
  };
}

function urlOf({ port }: AddressInfo): string {
  return `http://127.0.0.1:${port}/`;
}

function describePackage(
  { name, version, manifest }: RegistryPackage,
  { tarball, url }: { tarball: Buffer; url: string },
): Record<string, unknown> {
  const dist = { tarball: `${url}${version}.tgz`, integrity: digest(tarball) };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, ...manifest, dist } } };
}

function digest(tarball: Buffer): string {
  return `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
}

function pack({ name, version, manifest, files }: RegistryPackage): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'baton-registry-'));
  try {
    const all = { 'package.json': JSON.stringify({ name, version, ...manifest }), ...files };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, 'package', path)), { recursive: true });
      writeFileSync(join(folder, 'package', path), text, { mode: 0o755 });
    }
    execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
    return readFileSync(join(folder, 'package.tgz'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
