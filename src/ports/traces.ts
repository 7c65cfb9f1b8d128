/** Traces of events that started nothing, as workflow runs left them. */
export interface Traces {
  /** The newest text kept under this name, whoever made it: it proves nothing until it is verified. Undefined when there is none. */
  find(name: string): Promise<string | undefined>;
}
