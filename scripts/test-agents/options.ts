import { parseArgs } from 'node:util';

/** Every CLI that runs against a scripted model; the others need a server of their makers. */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode'] as const;
export type TestedEngine = (typeof engineNames)[number];

export interface AgentsOptions {
  readonly engines: readonly TestedEngine[];
  /** The file of tests: what happens between agents, what goes wrong, or what reaches them of a repository. */
  readonly suite: 'handoffs' | 'trouble' | 'rules';
}

/** Tests of a suite for one engine, so that what never started can be counted too. */
export const testsOfSuite = { handoffs: 4, trouble: 8, rules: 4 } as const;

export function readOptions(args: readonly string[]): AgentsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      engine: { type: 'string', multiple: true },
      trouble: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
    },
  });
  const unknown = values.engine?.find((name) => !isTested(name));
  if (unknown !== undefined) throw new Error(`--engine is "${unknown}". Write one of ${engineNames.join(', ')}.`);
  if (values.trouble && values.rules) throw new Error('--trouble and --rules are two suites. Leave one of them out.');
  const other = values.rules ? 'rules' : 'handoffs';
  const suite = values.trouble ? 'trouble' : other;
  const all = suite === 'trouble' ? ['claude-code'] : engineNames;
  return { engines: (values.engine ?? all).filter(isTested), suite };
}

function isTested(name: string): name is TestedEngine {
  return engineNames.some((known) => known === name);
}
