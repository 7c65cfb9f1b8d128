import type { AgentRunner } from '../../ports/agent-runner.ts';

/** The limit of the output `output`. Later agents get handoffs instead. */
const maxFinalTextBytes = 64 * 1024;

interface CapturingRunner {
  readonly runner: AgentRunner;
  /** Returns the final text of the agent, redacted and cut for an output; empty before the agent ran. */
  readonly finalText: () => string;
}

/** Wraps a runner so that the final text of the last agent can be read. That text is an output of the job and part of no record. */
export function captureFinalText(runner: AgentRunner, redact: (text: string) => string): CapturingRunner {
  let heard = '';
  return {
    finalText: () => limitBytes(redact(heard), maxFinalTextBytes),
    runner: {
      ...runner,
      async run(task) {
        const run = await runner.run(task);
        heard = run.finalText;
        return run;
      },
    },
  };
}

/** Cuts a text to at most `max` bytes of UTF-8, never within a character. */
export function limitBytes(text: string, max: number): string {
  const bytes = Buffer.from(text);
  return bytes.length <= max
    ? text
    : bytes
        .subarray(0, max)
        .toString('utf8')
        .replace(/\uFFFD$/, '');
}
