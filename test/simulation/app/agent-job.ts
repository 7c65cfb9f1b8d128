import { problemText } from '../../../src/core/problem.ts';
import { openDispatch } from '../../../src/core/record/signed-dispatch.ts';
import { runTask } from '../../../src/engine/agent/run-task.ts';
import { decodePorts } from '../../../src/engine/record-codec.ts';
import type { JobBody } from '../world/actions.ts';
import { createTaskPorts, secretsOfJobs } from '../world/agent.ts';
import type { FullWorld } from '../world/jobs.ts';
import { createPorts, repository } from '../world/ports.ts';
import type { Archives } from './archives.ts';

/** Creates the body of the one job that the workflow of the App has. `world` is asked for when a job begins. */
export function createAgentBody(world: () => FullWorld, archives: Archives): { readonly agent: JobBody } {
  return {
    async agent({ run, job, process }) {
      const ports = createPorts(world(), { run, process });
      const { order = '' } = run;
      const tools = decodePorts(ports);
      const opened = openDispatch(order, { repo: repository.id, now: ports.clock.now(), tools, unsigned: false });
      if (!opened.ok) throw new Error(problemText(opened.error));
      const task = createTaskPorts({ world: world(), ports, process, run, order: opened.value });
      const settings = {
        repository: repository.id,
        workflowAttempt: run.attempt,
        secrets: secretsOfJobs,
        environment: { PATH: '/usr/bin' },
      };
      const output = await runTask({ ports: task, settings, dispatch: opened.value });
      await world().schedule.ask({ process, kind: 'artifacts.upload' }, () => archives.upload(run, { order, output }));
      job.passed = JSON.stringify(output);
      return { 'agent-output': job.passed };
    },
  };
}
