export interface JsonLimits {
  /** UTF-8 bytes of the whole text. */
  readonly maxBytes: number;
  /** Levels of lists and objects; 32 for everything an agent writes. */
  readonly maxDepth: number;
  /** Values of all kinds, the outermost one included. */
  readonly maxNodes: number;
  /** Keys of one object; no limit of its own when absent. */
  readonly maxKeys?: number;
}

/** Why a JSON text is refused. */
export interface JsonFault {
  readonly code: 'too-large' | 'syntax' | 'depth' | 'nodes' | 'keys' | 'forbidden-key' | 'duplicate-key' | 'number';
  /** Says what was seen and what is accepted; reads on after a subject: "is 600000 bytes long; at most …". */
  readonly message: string;
  /** `data.list[0].key` of the value or key at fault; absent when it is the whole text. */
  readonly path?: string;
}
