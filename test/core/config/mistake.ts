/** One way to get the config wrong. The file is `threeStages` with `from` replaced by `to`; `«` marks where the problem is shown. */
export interface Mistake {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** Words that the message must hold: the field, the value seen, what to write instead. */
  readonly words: readonly string[];
  readonly path?: string;
}

/** Matches what no message of the configuration may say. */
export const unclear = /\?\.|right form|not allowed here|\w\.\.(?!\.)|undefined|\[object/;
