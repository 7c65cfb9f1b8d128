import type { Handoff } from './handoff.ts';

/** A handoff whose optional fields may also be present without a value. */
type LooseHandoff = { readonly [K in keyof Handoff]: Handoff[K] | undefined } & Pick<Handoff, 'version' | 'summary'>;

/** Without optional fields that are empty: absent and empty mean the same (H-6, H-10). */
export function compactHandoff(handoff: LooseHandoff): Handoff {
  const context = handoff.context === undefined ? {} : dropEmpty(handoff.context);
  const { detail, data, to, message } = handoff;
  return { version: handoff.version, summary: handoff.summary, ...dropEmpty({ detail, data, context, to, message }) };
}

function dropEmpty<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
