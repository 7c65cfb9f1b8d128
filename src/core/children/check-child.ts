import { checkBranchName } from '../git/check-branch-name.ts';
import { describeValue, type HandoffError, shortenText } from '../handoff/handoff-error.ts';
import { failure, type Result, success } from '../result.ts';
import { countCodePoints } from '../text/code-points.ts';
import { isVisible } from '../text/plain-text.ts';
import { type ChildRequest, childLimits } from './child.ts';
import type { ChildOffer } from './child-offer.ts';

/** A request as its agent wrote it, before it has a number. */
export type ChildInput = Omit<ChildRequest, 'ordinal'>;

const inputNames = ['prompt', 'agent', 'branch', 'model', 'name', 'idempotency_key'] as const;
type InputName = (typeof inputNames)[number];

/** Reads the fields of a request: texts under known names. Absent, null and empty mean the same for all but the prompt. */
export function readChildInput(value: unknown): Result<ChildInput, readonly HandoffError[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failure([
      { code: 'type', path: '', message: `A request is ${describeValue(value)}; write an object with \`prompt\`.` },
    ]);
  }
  const entries = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  const errors = entries.flatMap(([key, field]) => checkField(key, field));
  const texts = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
  const prompt = texts.get('prompt')?.toWellFormed() ?? '';
  if (errors.length > 0) return failure(errors);
  const [agent, branch, model, name, key] = (['agent', 'branch', 'model', 'name', 'idempotency_key'] as const).map((field) =>
    texts.get(field)?.toWellFormed(),
  );
  return success({
    prompt,
    agent,
    branch,
    model,
    name,
    key,
  });
}

function checkField(key: string, value: unknown): readonly HandoffError[] {
  if (key === 'repository') {
    const message = '`repository` is not supported yet: a child works in the repository of its parent. Leave it out.';
    return [{ code: 'type', path: key, message }];
  }
  if (!inputNames.includes(key as InputName)) {
    const path = shortenText(key);
    const message = `\`${path}\` is no input of a child task; write ${inputNames.map((name) => `\`${name}\``).join(', ')} only.`;
    return [{ code: 'type', path, message }];
  }
  if (typeof value === 'string') return [];
  return [{ code: 'type', path: key, message: `\`${key}\` is ${describeValue(value)}; write a text.` }];
}

function checkPrompt(prompt: string): readonly HandoffError[] {
  if (!isVisible(prompt)) return [{ code: 'empty', path: 'prompt', message: '`prompt` is empty. Write what the task is.' }];
  return checkLength('prompt', prompt, childLimits.promptCodePoints);
}

function checkLength(path: string, text: string, most: number): readonly HandoffError[] {
  // A text has at most as many code points as UTF-16 units, which cost nothing to count.
  const length = text.length <= most ? 0 : countCodePoints(text);
  if (length <= most) return [];
  const message = `\`${path}\` has ${length} characters, and at most ${most} are passed on. Shorten it.`;
  return [{ code: 'too-long', path, message }];
}

/** Checks a request by the rules of its stage (K-8, K-10). Every error says what to write instead. */
export function checkChild(input: ChildInput, rules: Pick<ChildOffer, 'agents' | 'models'>): readonly HandoffError[] {
  const { prompt, branch, name = '', key = '' } = input;
  return [
    ...checkPrompt(prompt),
    ...checkLength('name', name, childLimits.nameCodePoints),
    ...checkLength('idempotency_key', key, childLimits.keyCodePoints),
    ...(branch === undefined ? [] : checkBranch(branch)),
    ...checkAgent(input, rules),
  ];
}

function checkBranch(branch: string): readonly HandoffError[] {
  const tooLong = checkLength('branch', branch, childLimits.branchCodePoints);
  if (tooLong.length > 0) return tooLong;
  const problem = checkBranchName(branch, 'Write another `branch`, or leave it out.');
  return problem === undefined ? [] : [{ code: 'schema', path: 'branch', message: problem.message }];
}

function checkAgent(
  { agent, model }: ChildInput,
  { agents, models }: Pick<ChildOffer, 'agents' | 'models'>,
): readonly HandoffError[] {
  const found = agent === undefined ? agents[0] : agents.find(({ name }) => name === agent);
  if (found === undefined && agent !== undefined) {
    const names = agents.map(({ name }) => name).join(', ');
    const message = `\`agent\` is "${shortenText(agent)}". Write one of ${names}, or leave it out.`;
    return [{ code: 'unknown-agent', path: 'agent', message }];
  }
  if (model === undefined || model === found?.model || models.includes(model)) return [];
  const advice = models.length === 0 ? 'Leave it out.' : `Write one of ${models.join(', ')}, or leave it out.`;
  return [{ code: 'schema', path: 'model', message: `\`model\` is "${shortenText(model)}". ${advice}` }];
}

/** Returns whether a request repeats an earlier one that has the same key. */
export function isSameRequest(earlier: Pick<ChildInput, 'prompt' | 'branch'>, { prompt, branch }: ChildInput): boolean {
  return earlier.prompt === prompt && (branch === undefined || earlier.branch === branch);
}
