import { Transform } from 'node:stream';
import type { Refusal } from './decide-request.ts';

/** The most bytes of an answer that says what was wrong. */
const mostBytesOfError = 65_536;

/** Creates a stream that passes the beginning of a text on without the secrets in it. */
export function hide(secrets: readonly string[]): Transform {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _, done) {
      if (bytes < mostBytesOfError) parts.push(part);
      bytes += part.length;
      done();
    },
    flush(done) {
      const text = Buffer.concat(parts).toString('utf8');
      done(
        null,
        secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text),
      );
    },
  });
}

/** Creates a stream that shows each part to a reader, and passes it on as it is. */
export function tap(read: (part: Buffer) => void): Transform {
  return new Transform({
    transform(part: Buffer, _, done) {
      read(part);
      done(null, part);
    },
  });
}

/** Returns what the agent gets in the place of an answer. */
export function replace(status: number): Refusal | undefined {
  if (status === 401) return { status, why: 'The provider does not know the key (401).' };
  if (status === 403) return { status, why: 'The provider does not allow this with the key (403).' };
  if (status < 300 || status > 399) return undefined;
  return { status: 502, why: `The provider answered with ${status}, to ask elsewhere. The gateway follows no such answer.` };
}
