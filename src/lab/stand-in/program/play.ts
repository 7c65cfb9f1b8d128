import { readFileSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { parseSignal } from '../../../core/output/parse-signal.ts';
import { countTokens, doWork } from './do-work.ts';
import { findPart, type Part, type StartFacts } from './find-part.ts';
import { renderStream } from './render-stream.ts';
import { runOther } from './run-other.ts';
import type { Role } from './stand-in-plan.ts';

export interface Start extends StartFacts {
  /** The arguments of the program: those of the engine, or the command of the config. */
  readonly args: readonly string[];
}

/** Plays one start of an agent to its end. Returns the exit status. */
export async function play(start: Start): Promise<number> {
  const { plan, engine, args, environment } = start;
  if (args.length === 1 && args[0] === '--version') {
    process.stdout.write(`${plan.versions[engine] ?? 'unknown'}\n`);
    return 0;
  }
  if (environment.BATON_RUN === undefined) {
    process.stderr.write(`This program stands in for ${engine} in jobs of \`baton try\`. It does nothing elsewhere.\n`);
    return 1;
  }
  const part = findPart(start);
  const role = chooseRole(part);
  if (role.kind === 'stand-in') return playStandIn(part, start);
  if (role.kind === 'shell') return playShell(part, { ...start, command: role.command });
  if (role.kind === 'real') return (await runOther({ command: [role.program, ...args], environment, catches: false })).status;
  const [file = '', ...rest] = args;
  return (await runOther({ command: [file, ...rest], environment, catches: false })).status;
}

/** Chooses who does the work. A task whose end the person named is played by a stand-in, whoever its agent is. */
function chooseRole({ agent, isDirected }: Part): Role {
  if (agent === undefined || isDirected) return { kind: 'stand-in' };
  return agent.role;
}

async function playStandIn(part: Part, start: Start): Promise<number> {
  const prompt = await readPrompt(start);
  const text = doWork(part, { environment: start.environment, prompt });
  print(part, { text, prompt, start });
  if (part.saying.kind !== 'fail' || part.hasSignal) return 0;
  // Without a signal only the exit status says that it failed.
  process.stderr.write(`${text}\n`);
  return 1;
}

async function playShell(part: Part, start: Start & { readonly command: string }): Promise<number> {
  const isText = part.engine === 'command';
  const prompt = await readPrompt(start);
  const { status, stdout } = await runOther({
    command: ['/bin/sh', '-c', start.command],
    environment: start.environment,
    stdin: prompt,
    catches: !isText,
  });
  if (!isText) print(part, { text: addSignal(stdout.trimEnd(), part), prompt, start });
  return status;
}

/** Returns the text with a signal. The exit status of a command says how it ended, unless its last line says more. */
function addSignal(text: string, { hasSignal }: Part): string {
  return !hasSignal || parseSignal(text) !== undefined ? text : `${text}\n[BATON-RESULT: success]`.trimStart();
}

/** Reads the prompt from stdin. An engine that is given it in a file leaves stdin empty. */
async function readPrompt({ engine, environment }: Start): Promise<Buffer> {
  const { BATON_PROMPT_PATH: path } = environment;
  return engine === 'cursor' && path !== undefined ? readFileSync(path) : buffer(process.stdin);
}

/** Prints the text as the engine would, with a guess of its tokens. */
function print(
  { engine, agent, stageName, execution }: Part,
  { text, prompt, start: { args } }: { readonly text: string; readonly prompt: Buffer; readonly start: Start },
): void {
  const { stdout, usage } = renderStream(engine, {
    text,
    session: `stand-in-${stageName}-${execution}`,
    model: agent?.model ?? 'stand-in',
    inputTokens: countTokens(prompt.length),
    outputTokens: countTokens(Buffer.byteLength(text)),
  });
  const usageFile = args[args.indexOf('--usage-output-file') + 1];
  if (usage !== undefined && usageFile !== undefined) writeFileSync(usageFile, usage);
  process.stdout.write(stdout);
}
