import net from 'node:net';

/** Runs before every test file: whoever tries to reach another machine fails at once, with the name of what he wanted. */
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function connectToThisMachine(this: net.Socket, ...args: unknown[]): net.Socket {
  const host = hostOf(args);
  if (host === undefined || isThisMachine(host)) return Reflect.apply(connect, this, args);
  throw new Error(`A test tried to connect to ${host}. Tests have no network: start a server on 127.0.0.1 or inject \`fetch\`.`);
};

/** Undefined for a local socket by path. Node's own callers pass one list of options and callback. */
function hostOf(args: readonly unknown[]): string | undefined {
  const [first, second] = args.flat();
  if (typeof first === 'number') return typeof second === 'string' ? second : 'localhost';
  if (typeof first !== 'object' || first === null || ('path' in first && typeof first.path === 'string')) return undefined;
  return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
}

function isThisMachine(host: string): boolean {
  return host === '::1' || host === '[::1]' || host.startsWith('127.') || host === 'localhost' || host.endsWith('.localhost');
}
