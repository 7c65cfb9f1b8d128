import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { buildSecretForms } from '../../../core/redaction/secret-forms.ts';
import type { Refusal } from './decide-request.ts';
import type { ProviderRefusal } from './read-refusal.ts';
import type { AnswerReader } from './read-usage.ts';

/** The most bytes of an answer that says what was wrong. */
const mostBytesOfError = 65_536;

/** Lists the spellings in which an error may repeat secrets. */
export function spell(secrets: readonly string[]): readonly string[] {
  return [...secrets, ...secrets.flatMap(buildSecretForms).map(({ text }) => text)];
}

/**
 * Reads the beginning of a text, without the secrets in it. A secret across the end of what is read would be seen in part, so as much is left out
 * there as a secret is long. Returns what has come where the answer is cut.
 */
export async function readBeginning(answer: IncomingMessage, secrets: readonly string[]): Promise<string> {
  const most = mostBytesOfError + Math.max(0, ...secrets.map((secret) => Buffer.byteLength(secret)));
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      parts.push(part);
      bytes += part.length;
      if (bytes > most) break;
    }
  } catch {
    // The status alone says most of it.
  }
  const text = Buffer.concat(parts).subarray(0, most).toString('utf8');
  const shown = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return bytes > most ? shown.slice(0, mostBytesOfError - most) : shown;
}

/**
 * Creates a stream that shows each part to a reader, and passes it on as it is; the first one behind which nothing may pass cuts the stream. An answer
 * that is read as a whole may be an error, so its beginning is held.
 */
export function tap(reader: Pick<AnswerReader, 'read' | 'end'> | undefined, isOver: () => boolean, isWhole: boolean): Transform {
  const held: Buffer[] = [];
  let left = isWhole ? mostBytesOfError : 0;
  const pass = (done: TransformCallback): void =>
    isOver() ? done(new Error('The answer ends the turn.')) : done(null, Buffer.concat(held.splice(0)));
  return new Transform({
    transform(part: Buffer, _, done) {
      reader?.read(part);
      held.push(part);
      left -= part.length;
      if (left < 0) pass(done);
      else done();
    },
    flush(done) {
      reader?.end();
      pass(done);
    },
  });
}

/** Returns what the agent gets in the place of an answer; undefined for an answer that it gets itself. */
export function replace(status: number, refusal: ProviderRefusal | undefined): Refusal | undefined {
  if (refusal?.reason === 'limited') return endTurn(describeLimit(refusal));
  if (refusal?.reason === 'billing') return endTurn('The account of the model has no credit left.');
  if (status === 401) return { status, why: 'The server that was asked does not know the key (401).' };
  if (status === 403) return { status, why: 'The server that was asked does not allow this with the key (403).' };
  if (status < 300 || status > 399) return undefined;
  return {
    status: 502,
    why: `The server that was asked answered with ${status}, to ask elsewhere. The gateway follows no such answer.`,
  };
}

/**
 * Returns the one refusal on which every engine ends its turn at once. After others some sleep in the job until a limit opens, or ask on and on.
 * It does not say the status of the answer: OpenCode asks again wherever a message has a number such as 429.
 */
function endTurn(why: string): Refusal {
  return { status: 400, type: 'billing_error', why: `${why} The gateway ends the turn.` };
}

function describeLimit({ notBefore, limit }: ProviderRefusal): string {
  const of = limit?.window === undefined ? '' : ` (${limit.window})`;
  const opens = notBefore === undefined || notBefore === null ? '' : ` It opens at ${new Date(notBefore * 1_000).toISOString()}.`;
  return `The account of the model has used up a usage limit${of}.${opens}`;
}
