/** What reached the model, whatever API the CLI speaks. */
export interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  /** Names of the tools that the model may call. */
  readonly tools: readonly string[];
  /** Results of tools so far. */
  readonly results: readonly string[];
}

export type ModelReply =
  | { readonly say: string }
  | { readonly call: string; readonly with: Readonly<Record<string, unknown>> }
  | { readonly refuse: number; readonly message: string };

export type Model = (request: ModelRequest) => ModelReply | Promise<ModelReply>;

/** What every answer says that it has used. */
export const usage = { input: 1_000, output: 50 } as const;

/** A model API that does what the test says. */
export interface ModelServer {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** What the model of the test threw; the CLI got an empty answer. */
  readonly faults: readonly string[];
  /** Decides what the model does from now on. */
  play(model: Model): void;
  close(): Promise<void>;
}

/** What the servers of all APIs have in common. */
export function createStage(): Pick<ModelServer, 'requests' | 'faults' | 'play'> & {
  ask(request: ModelRequest): Promise<ModelReply>;
} {
  const requests: ModelRequest[] = [];
  const faults: string[] = [];
  let model: Model = () => ({ say: '' });
  return {
    requests,
    faults,
    play(next) {
      model = next;
    },
    async ask(request) {
      requests.push(request);
      try {
        return await model(request);
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
        return { say: '' };
      }
    },
  };
}
