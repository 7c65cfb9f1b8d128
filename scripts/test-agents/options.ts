import { parseArgs } from 'node:util';

/** Every CLI that runs against a scripted model; the others need a server of their makers. */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode', 'copilot'] as const;
export type TestedEngine = (typeof engineNames)[number];

/**
 * Tests of each suite for one engine, so that what never started can be counted too: what happens between agents, what access lets
 * them do, how they sign in, what goes wrong, and what reaches them of a repository.
 */
const testsOfSuite = { handoffs: 5, access: 3, 'sign-ins': 1, trouble: 8, rules: 4, gateway: 1 } as const;
export type AgentsSuite = keyof typeof testsOfSuite;

const machineNames = ['with', 'without'] as const;
/** Whether a user namespace can be made on the machine. GitHub's Ubuntu forbids it. */
export type UserNamespaces = (typeof machineNames)[number];

export interface AgentsOptions {
  readonly engines: readonly TestedEngine[];
  readonly suites: readonly AgentsSuite[];
  readonly machines: readonly UserNamespaces[];
}

export function readOptions(args: readonly string[]): AgentsOptions {
  const list = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { engine: list, suite: list, 'user-namespaces': list, trouble: flag, rules: flag },
  });
  if (values.trouble && values.rules) throw new Error('--trouble and --rules are two suites. Leave one of them out.');
  const named = [...(values.trouble ? ['trouble'] : []), ...(values.rules ? ['rules'] : []), ...(values.suite ?? [])];
  const suites = named.length > 0 ? named : ['handoffs', 'access', 'sign-ins', 'gateway'];
  // Neither what goes wrong nor what an engine reads depends on it.
  const all: readonly UserNamespaces[] = values.trouble || values.rules ? ['with'] : machineNames;
  return {
    engines: check('engine', values.engine ?? (values.trouble ? ['claude-code'] : engineNames), engineNames),
    suites: check('suite', suites, ['handoffs', 'access', 'sign-ins', 'gateway', 'trouble', 'rules']),
    machines: check('user-namespaces', values['user-namespaces'] ?? all, machineNames),
  };
}

/** Counts the tests that an option asks for on one machine. */
export function countTests(engines: readonly TestedEngine[], suites: readonly AgentsSuite[]): number {
  return engines.length * suites.reduce((sum, suite) => sum + testsOfSuite[suite], 0);
}

function check<Name extends string>(option: string, values: readonly string[], known: readonly Name[]): readonly Name[] {
  const unknown = values.find((value) => !known.some((name) => name === value));
  if (unknown !== undefined) throw new Error(`--${option} is "${unknown}". Write one of ${known.join(', ')}.`);
  return known.filter((name) => values.includes(name));
}
