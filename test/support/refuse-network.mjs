// Loaded before a program (`node --import`): refuses each connection to another machine, and writes its host into the file that
// NETWORK_ATTEMPTS names, so that an attempt is also seen where the program swallows the refusal.
import { appendFileSync } from 'node:fs';
import net from 'node:net';

const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function connectToThisMachine(...args) {
  const [first, second] = args.flat();
  const { path, host = 'localhost' } = typeof first === 'object' && first !== null ? first : { host: second };
  const isHere = path !== undefined || /^(?:::1|\[::1\]|127\..*|(?:.*\.)?localhost)$/.test(host ?? 'localhost');
  if (isHere) return Reflect.apply(connect, this, args);
  appendFileSync(process.env.NETWORK_ATTEMPTS, `${host}\n`);
  throw new Error(`connect ENETUNREACH ${host}`);
};
