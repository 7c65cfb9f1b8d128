/** What the first line of a comment asks for; one that starts a pipeline by its own command is none of these. */
export type Command =
  | { readonly kind: 'run'; readonly pipeline: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'retry'; readonly task?: string | undefined }
  | { readonly kind: 'approve'; readonly task?: string | undefined }
  | { readonly kind: 'status' }
  | { readonly kind: 'why' }
  | { readonly kind: 'handoff'; readonly task: string }
  | { readonly kind: 'help' }
  /** The line is for us, and says nothing that we know. */
  | { readonly kind: 'unknown'; readonly line: string };

export type CommandVerb = Exclude<Command['kind'], 'unknown'>;
