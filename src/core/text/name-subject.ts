import type { RunRecord } from '../record/record.ts';

/** The run's subject, in words for a thread. Elsewhere than on its own it is code: a link there would be shown as a mention of it. */
export function nameSubject({ body }: Pick<RunRecord, 'body'>, thread: number): string {
  const { number } = body.trigger.subject;
  return thread === number ? `#${number}` : `\`#${number}\``;
}
