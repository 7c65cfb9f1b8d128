import { admitChild, withAdmission } from '../children/admit-child.ts';
import { type ChildCalls, childLimits, type WaitRequest, waitUntilSchema } from '../children/child.ts';
import type { ChildOffer, Digest } from '../children/child-offer.ts';
import { childName } from '../children/task-name.ts';
import { describeValue } from '../handoff/handoff-error.ts';
import { isPlainMap } from '../json/json-value.ts';
import { truncateCodePoints } from '../text/code-points.ts';

/** Adds the requests of the key `children` to `calls`, the calls of the tools. */
export function readWritten(
  written: unknown,
  { offer, digest, calls: before }: { readonly offer: ChildOffer; readonly digest: Digest; readonly calls: ChildCalls },
): { readonly calls: ChildCalls; readonly warnings: readonly string[] } {
  if (written === undefined) return { calls: before, warnings: [] };
  const warnings: string[] = [];
  const warn = (words: string): void => void warnings.push(`BATON-E720: ${words}`);
  if (!isPlainMap(written)) {
    warn(`\`children\` is ${describeValue(written)}; write an object with \`create\`, \`wait\` or both.`);
    return { calls: before, warnings };
  }
  for (const key of Object.keys(written).filter((name) => name !== 'create' && name !== 'wait'))
    warn(`\`children.${truncateCodePoints(key, 64)}\` was dropped; write \`create\` and \`wait\` only.`);
  const { create = [], wait } = written;
  let calls = before;
  const names: string[] = [];
  const refuse = (why: string): void => {
    calls = { ...calls, refused: calls.refused + 1, untold: [...(calls.untold ?? []), why] };
    warn(why);
  };
  if (!Array.isArray(create)) refuse(`\`children.create\` is ${describeValue(create)}; write a list of requests.`);
  for (const [index, value] of (Array.isArray(create) ? create : []).entries()) {
    const admission = admitChild(value, { offer, calls, digest });
    if (admission.kind === 'refused') {
      refuse(`\`children.create[${index}]\` made no child: ${admission.errors.map(({ message }) => message).join(' ')}`);
      continue;
    }
    calls = withAdmission(calls, admission);
    names.push(admission.name);
  }
  if (wait === undefined || wait === null || wait === false) return { calls, warnings };
  if (calls.wait !== undefined) {
    warn('`children.wait` was dropped, because the tool `wait_for_tasks` was called in the same turn.');
    return { calls, warnings };
  }
  const all = [...calls.requests.map((request) => childName(offer.stage, request)), ...names];
  return { calls: { ...calls, wait: readWait(wait, { all: [...new Set(all)], warn }) }, warnings };
}

/** Reads the key `wait`. A field that is wrong falls back with a warning: a parent that is not started again would lose its children's work. */
function readWait(
  value: unknown,
  { all, warn }: { readonly all: readonly string[]; readonly warn: (words: string) => void },
): WaitRequest {
  const fields = isPlainMap(value) ? value : {};
  if (!isPlainMap(value) && value !== true)
    warn(`\`children.wait\` is ${describeValue(value)}; write an object, such as {"until": "all"}.`);
  for (const key of Object.keys(fields).filter((name) => !['names', 'until', 'timeout'].includes(name)))
    warn(`\`children.wait.${truncateCodePoints(key, 64)}\` was dropped; write \`names\`, \`until\` and \`timeout\` only.`);
  const until = waitUntilSchema.safeParse(fields.until ?? 'all');
  if (!until.success) warn(`\`children.wait.until\` is ${describeValue(fields.until)}; write all, first or first-failure.`);
  const timeout = readTimeout(fields.timeout, warn);
  return {
    names: readNames(fields.names, { all, warn }),
    until: until.success ? until.data : 'all',
    timeoutMinutes: timeout,
  };
}

function readNames(
  value: unknown,
  { all, warn }: { readonly all: readonly string[]; readonly warn: (words: string) => void },
): string[] {
  if (value === undefined || value === null) return [...all];
  const names = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  if (Array.isArray(value) && names.length === value.length) return names;
  warn(
    `\`children.wait.names\` is ${Array.isArray(value) ? 'a list with other values than texts' : describeValue(value)}; write a list of names.`,
  );
  return names.length === 0 ? [...all] : names;
}

function readTimeout(value: unknown, warn: (words: string) => void): number | undefined {
  if (value === undefined || value === null) return undefined;
  const most = childLimits.waitMinutes;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  warn(`\`children.wait.timeout\` is ${describeValue(value)}; write 1 to ${most} minutes. The wait has no end of its own now.`);
  return undefined;
}
