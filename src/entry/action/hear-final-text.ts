import type { AgentRunner } from '../../ports/agent-runner.ts';

/** The same runner, which keeps the final text of the last agent: it is an output of the job, and no part of any record. */
export function hearFinalText(runner: AgentRunner): { readonly runner: AgentRunner; readonly finalText: () => string } {
  let heard = '';
  return {
    finalText: () => heard,
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
