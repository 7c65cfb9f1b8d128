import type { IncomingMessage } from 'node:http';

/** The reason why a body could not be read. */
export interface BodyFault {
  readonly status: 400 | 408 | 503;
  readonly text: string;
}

interface BodyLimits {
  /** The most bytes that are held for all requests together until each is used. */
  readonly mostBytes?: number;
  /** The time in which all of a body has to come. GitHub itself gives up after 30 s at the latest. */
  readonly milliseconds?: number;
}

/** Reads a body and uses it. Returns what `use` returns, or why the body could not be read. */
export type ReadBody = <T>(request: IncomingMessage, use: (body: Buffer) => Promise<T>) => Promise<T | BodyFault>;

/**
 * Creates the reader of bodies that anybody may send, because a signature can be checked on a whole body alone. So it holds a limited
 * number of bytes for all requests together, until each body was used, and waits a limited time for each.
 */
export function createBodyReader({ mostBytes = 256 * 1024 * 1024, milliseconds = 30_000 }: BodyLimits = {}): ReadBody {
  let held = 0;
  const read = async (request: IncomingMessage, hold: (bytes: number) => boolean): Promise<Buffer | BodyFault> => {
    const { promise, resolve } = Promise.withResolvers<Buffer | BodyFault>();
    const chunks: Buffer[] = [];
    const late = setTimeout(
      () => resolve({ status: 408, text: `The body did not come within ${milliseconds} ms.` }),
      milliseconds,
    );
    const take = (chunk: Buffer): void => {
      if (hold(chunk.length)) chunks.push(chunk);
      else resolve({ status: 503, text: 'Too many bodies come at the same time. Send the delivery again later.' });
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
    }
  };
  return async (request, use) => {
    let own = 0;
    const hold = (bytes: number): boolean => {
      own += bytes;
      held += bytes;
      return held <= mostBytes;
    };
    try {
      const body = await read(request, hold);
      return 'status' in body ? body : await use(body);
    } finally {
      held -= own;
    }
  };
}
