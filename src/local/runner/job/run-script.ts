import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Scope } from '../expression/evaluate-expression.ts';
import { resolveString } from '../workflow/resolve-template.ts';
import type { Template } from '../workflow/template.ts';
import type { RunStep } from '../workflow/workflow-model.ts';
import type { StepCall, StepResult } from './job-machine.ts';
import { runStepProcess } from './run-step-process.ts';
import { buildStepScope } from './step-scope.ts';

/** Commands by the name of the shell. Without `shell` GitHub runs bash without pipefail; naming bash turns pipefail on. */
const SHELLS: Readonly<Record<string, string>> = {
  '': 'bash -e {0}',
  bash: 'bash --noprofile --norc -eo pipefail {0}',
  sh: 'sh -e {0}',
  python: 'python {0}',
};

export async function runScript(call: StepCall, step: RunStep): Promise<StepResult> {
  const { machine, frame, log, env } = call;
  const scope = buildStepScope(machine, frame, env);
  const script = resolveString(step.run, scope);
  const [command = 'bash', ...args] = findShell(resolveFirst([step.shell, ...frame.defaults.map(({ shell }) => shell)], scope));
  const file = join(machine.folders.temp, `${randomUUID()}.sh`);
  await writeFile(file, `${script}\n`);
  for (const line of [`##[group]Run ${script.split('\n')[0]}`, ...script.split('\n'), '##[endgroup]']) log.write(line);
  const folders = [step.workingDirectory, ...frame.defaults.map(({ workingDirectory }) => workingDirectory)];
  const cwd = resolve(machine.folders.workspace, resolveFirst(folders, scope));
  return runStepProcess(call, { command, args: args.map((argument) => argument.replace('{0}', file)), cwd });
}

function findShell(name: string): readonly string[] {
  const template = SHELLS[name] ?? (name.includes('{0}') ? name : undefined);
  if (template === undefined) throw new Error(`The shell '${name}' is not implemented by the local runner`);
  return template.split(/\s+/);
}

function resolveFirst(candidates: readonly (Template | undefined)[], scope: Scope): string {
  const template = candidates.find((candidate) => candidate !== undefined);
  return template === undefined ? '' : resolveString(template, scope);
}
