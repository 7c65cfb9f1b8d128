/** Why a handoff was refused, so that an agent can mend it. */
export interface HandoffError {
  readonly code:
    | 'malformed'
    | 'not-an-object'
    | 'missing'
    | 'empty'
    | 'type'
    | 'too-long'
    | 'too-many'
    | 'too-large'
    | 'version'
    | 'duplicate-key'
    | 'forbidden-key'
    | 'depth'
    | 'number'
    | 'schema'
    | 'unknown-agent';
  /** `data.issue_key`, `context.relevant_files[3]`; empty when it is about the whole. */
  readonly path: string;
  /** A sentence: field, limit, what was seen, and what to write instead. */
  readonly message: string;
}
