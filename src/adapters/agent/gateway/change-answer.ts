import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { buildSecretForms } from '../../../core/redaction/secret-forms.ts';
import type { Refusal } from './decide-request.ts';
import type { ProviderRefusal } from './read-refusal.ts';
import type { AnswerReader } from './read-usage.ts';

/** The most bytes of an answer that says what was wrong, and of a part of another one that waits for its end. */
const mostBytes = { error: 65_536, held: 262_144 } as const;

/** Lists the spellings in which an error may repeat secrets. */
export function spell(secrets: readonly string[]): readonly string[] {
  return [...secrets, ...secrets.flatMap(buildSecretForms).map(({ text }) => text)];
}

/**
 * Reads the beginning of a text, without the secrets in it. A secret across the end of what is read would be seen in part, so as much is left out
 * there as a secret is long. Returns what has come where the answer is cut.
 */
export async function readBeginning(answer: IncomingMessage, secrets: readonly string[]): Promise<string> {
  const most = mostBytes.error + Math.max(0, ...secrets.map((secret) => Buffer.byteLength(secret)));
  let bytes: Buffer = Buffer.alloc(0);
  try {
    for await (const part of answer) {
      bytes = Buffer.concat([bytes, part]);
      if (bytes.length > most) break;
    }
  } catch {
    // The status alone says most of it.
  }
  const text = bytes.subarray(0, most).toString('utf8');
  const shown = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return bytes.length > most ? shown.slice(0, mostBytes.error - most) : shown;
}

/** Creates a stream that shows each part to a reader and passes whole events on, without secrets in an error, until nothing more may pass. */
export function tap(
  { read, end }: Pick<AnswerReader, 'read' | 'end'>,
  answer: { readonly type: string; readonly secrets: readonly string[]; hasFailed: boolean; isOver: boolean },
): Transform {
  // JSON may be an error as a whole. It has no blank lines but before it, which keep a connection alive.
  const ends = /^(?:text\/event-stream|application\/json)/.test(answer.type) ? /^.*\n\r?\n/s : /^.*/s;
  let held: Buffer = Buffer.alloc(0);
  const pass = (bytes: Buffer, hides: boolean, done: TransformCallback): void =>
    answer.isOver ? done(new Error('The answer ends the turn.')) : done(null, hides ? hide(bytes, answer.secrets) : bytes);
  return new Transform({
    transform(part: Buffer, _, done) {
      read(part);
      const bytes = held.length === 0 ? part : Buffer.concat([held, part]);
      const whole = ends.exec(bytes.toString('latin1'))?.[0].length ?? 0;
      const isTooLong = bytes.length - whole > mostBytes.held;
      held = bytes.subarray(isTooLong ? bytes.length : whole);
      pass(bytes.subarray(0, bytes.length - held.length), answer.hasFailed || isTooLong, done);
    },
    flush(done) {
      end();
      pass(held, answer.hasFailed, done);
    },
  });
}

/** Hides secrets behind as many signs: the answer may have said its length. */
function hide(bytes: Buffer, secrets: readonly string[]): Buffer {
  const hideOne = (text: string, secret: string): string => text.replaceAll(secret, '*'.repeat(secret.length));
  return Buffer.from(spell(secrets).reduce(hideOne, bytes.toString('latin1')), 'latin1');
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
