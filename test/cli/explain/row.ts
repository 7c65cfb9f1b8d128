import type { SentEvent } from './events.ts';

/** One line of the table: an event against a pipeline. */
export interface Row {
  readonly id: string;
  readonly title: string;
  /** `on` of the pipeline. */
  readonly on: object;
  readonly event: SentEvent;
  /** The checks that fail, in their order; none when it starts. */
  readonly fails: readonly string[];
  readonly role?: string | null;
  readonly files?: readonly string[];
  /** Teams that the person is in, or with `!` is not in; GitHub says nothing of others. */
  readonly teams?: readonly string[];
  /** Role of the one who wrote the text. */
  readonly authorRole?: string;
  /** Why GitHub said no role. */
  readonly trouble?: string;
  /** Other keys of the pipeline. */
  readonly pipeline?: object;
  /** Words of a detail that must be there. */
  readonly says?: string;
}

type More = Pick<Row, 'role' | 'files' | 'pipeline' | 'says' | 'teams' | 'trouble' | 'authorRole'>;

/** `fails`: names of checks with blanks between them, empty when the pipeline starts. */
export function rows(
  id: string,
  lines: readonly (readonly [title: string, on: object, event: SentEvent, fails: string, more?: More])[],
): readonly Row[] {
  return lines.map(([title, on, event, fails, more = {}]) => ({
    id,
    title,
    on,
    event,
    fails: fails.split(' ').filter((name) => name !== ''),
    ...more,
  }));
}
