import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface SecurePost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SecureServer {
  readonly port: number;
  readonly posts: readonly SecurePost[];
  /** The answers to come, each with its headers; 204 when there is none left. */
  readonly answers: (readonly [status: number, headers?: Readonly<Record<string, string>>])[];
  close(): void;
}

/** Starts an HTTPS server on this machine, whose certificate the process trusts until it is closed. */
export async function startSecureServer(): Promise<SecureServer> {
  const read = (name: string): string => readFileSync(`test/fixtures/tls/${name}.pem`, 'utf8');
  const trusted = getCACertificates('default');
  const posts: SecurePost[] = [];
  const answers: SecureServer['answers'] = [];
  const server = createServer({ key: read('key'), cert: read('certificate') }, async (request, response) => {
    posts.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    const [status, headers = {}] = answers.shift() ?? [204];
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  setDefaultCACertificates([read('certificate')]);
  return {
    port: (server.address() as AddressInfo).port,
    posts,
    answers,
    close() {
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      server.close();
    },
  };
}
