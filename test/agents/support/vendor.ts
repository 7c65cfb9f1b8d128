import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Front, type FrontOptions, startFront } from './front.ts';

/** A model at the own address of its vendor, over TLS. */
interface Vendor extends Front {
  /** The certificate of the authority that vouches for it. */
  readonly authority: string;
  /** The address of the proxy through which it is reached, and nothing else. */
  readonly proxy: string;
}

/**
 * Starts a server that answers as a host of a vendor would, over TLS, and a proxy that leads there. This process trusts its authority from now on, as
 * a job does whose runner names one.
 */
export async function startVendor(
  host: string,
  { target, interfere }: Pick<FrontOptions, 'interfere'> & { readonly target: string },
): Promise<Vendor> {
  const { key, cert, authority } = createCertificate(host);
  setDefaultCACertificates([...getCACertificates('default'), authority]);
  const front = await startFront(target, { interfere, tls: { key, cert } });
  const proxy = createServer((_, response) => response.writeHead(403).end());
  proxy.on('connect', (request, socket) => {
    socket.on('error', () => undefined);
    if (request.url !== `${host}:443`) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const onward = connect(Number(new URL(front.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = (): void => {
    front.close();
    proxy.closeAllConnections();
    proxy.close();
  };
  return { ...front, authority, proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close };
}

/** Makes an authority, and a certificate of it for a host. Some programs take no certificate that vouches for itself. */
function createCertificate(host: string): { readonly key: string; readonly cert: string; readonly authority: string } {
  const folder = mkdtempSync(join(tmpdir(), 'baton-authority-'));
  const place = (name: string): string => join(folder, `${name}.pem`);
  const make = (name: string, subject: string, more: readonly string[]): void => {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', `/CN=${subject}`];
    const files = ['-keyout', place(`${name}-key`), '-out', place(name)];
    execFileSync('openssl', ['req', '-x509', ...kind, ...files, ...more], { stdio: 'ignore' });
  };
  make('authority', 'Test authority', []);
  const signed = ['-CA', place('authority'), '-CAkey', place('authority-key')];
  const names = ['-addext', `subjectAltName=DNS:${host}`, '-addext', 'basicConstraints=critical,CA:FALSE'];
  make('host', host, [...signed, ...names]);
  const read = (name: string): string => readFileSync(place(name), 'utf8');
  const made = { key: read('host-key'), cert: read('host'), authority: read('authority') };
  rmSync(folder, { recursive: true });
  return made;
}
