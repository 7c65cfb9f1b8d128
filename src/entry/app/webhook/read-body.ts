import type { IncomingMessage } from 'node:http';

/** The reason why a body could not be read. */
export interface BodyFault {
  readonly status: 400 | 408 | 503;
  readonly text: string;
}

interface BodyLimits {
  /** The most bytes that are held for all requests together until each is read. */
  readonly mostBytes?: number;
  /** The time in which all of a body has to come. GitHub itself gives up after 30 s at the latest. */
  readonly milliseconds?: number;
}

export type ReadBody = (request: IncomingMessage) => Promise<Buffer | BodyFault>;

/**
 * Creates the reader of bodies that anybody may send, because a signature can be checked on a whole body alone. So it holds a limited
 * number of bytes for all requests together, and waits a limited time for each.
 */
export function createBodyReader({ mostBytes = 256 * 1024 * 1024, milliseconds = 30_000 }: BodyLimits = {}): ReadBody {
  let held = 0;
  return async (request) => {
    const { promise, resolve } = Promise.withResolvers<Buffer | BodyFault>();
    const chunks: Buffer[] = [];
    let own = 0;
    const late = setTimeout(
      () => resolve({ status: 408, text: `The body did not come within ${milliseconds} ms.` }),
      milliseconds,
    );
    const take = (chunk: Buffer): void => {
      own += chunk.length;
      held += chunk.length;
      if (held > mostBytes)
        resolve({ status: 503, text: 'Too many bodies come at the same time. Send the delivery again later.' });
      else chunks.push(chunk);
    };
    const broken = (): void => resolve({ status: 400, text: 'The connection ended before the body did.' });
    request.on('data', take);
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', broken);
    request.on('close', broken);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      request.off('data', take);
      held -= own;
    }
  };
}
