import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** The certificate of `localhost`, which the measured processes trust. */
export const certificateFile = 'test/fixtures/tls/certificate.pem';

/** An address over TLS in front of a server. */
export interface SecureFront {
  readonly url: string;
  close(): void;
}

/** Serves what is at `url` over TLS as well, as GitHub does. The address has a name, so that clients look the name up, as they do for GitHub. */
export async function serveSecurely(url: string): Promise<SecureFront> {
  const { host } = new URL(url);
  const keys = { key: readFileSync('test/fixtures/tls/key.pem'), cert: readFileSync(certificateFile) };
  const front = createServer(keys, (received, response) => {
    const { method, headers } = received;
    const passed = request(new URL(received.url ?? '/', url), { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    passed.on('error', () => response.destroy());
    pipeline(received, passed, () => undefined);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `https://localhost:${(front.address() as AddressInfo).port}${new URL(url).pathname}`,
    close() {
      front.closeAllConnections();
      front.close();
    },
  };
}
