import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { writeConfigPath } from '../../src/core/config/parse/yaml-source.ts';
import { buildConfigJsonSchema } from '../../src/core/config/schema/config-schema.ts';
import { requirement } from '../support/requirement.ts';

type Json = { readonly [key: string]: unknown };
/** Steps to a value: names of keys, `*` for any key, `[]` for any element, `*key` for the keys of a map themselves. */
type Steps = readonly string[];
type Path = readonly (string | number)[];

interface Limit {
  readonly steps: Steps;
  readonly kind: 'maximum' | 'maxLength' | 'maxItems';
  readonly most: number;
}

const isMap = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists every maximum that the schema documents. */
function listLimits(node: unknown, steps: Steps = []): readonly Limit[] {
  if (!isMap(node)) return [];
  const own = (['maximum', 'maxLength', 'maxItems'] as const).flatMap((kind): readonly Limit[] => {
    const most = node[kind];
    return typeof most === 'number' && most < Number.MAX_SAFE_INTEGER ? [{ steps, kind, most }] : [];
  });
  const properties = isMap(node.properties) ? Object.entries(node.properties) : [];
  const forms = [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const all = [
    ...own,
    ...properties.flatMap(([key, value]) => listLimits(value, [...steps, key])),
    ...listLimits(node.propertyNames, [...steps, '*key']),
    ...listLimits(node.additionalProperties, [...steps, '*']),
    ...listLimits(node.items, [...steps, '[]']),
    ...forms.flatMap((form) => listLimits(form, steps)),
  ];
  return [...new Map(all.map((limit) => [JSON.stringify(limit), limit])).values()];
}

/** Limits that a whole valid config cannot reach, and why. */
const unreachable: Readonly<Record<string, string>> = {
  'agents.*.instructions': 'the file has at most 65,536 bytes itself',
  'agents.*.mcp-servers.*.headers.*': 'the other maxima leave no room for it in the file (header-length.test.ts)',
  'pipelines.*.on.schedule.timezone': 'no time zone has a name of 64 characters',
  'budgets.[].timezone': 'no time zone has a name of 64 characters',
  'budgets.[].pipelines': 'it names pipelines of the file, and a hundred of them are not built here',
  'budgets.[].pipelines.[]': 'see there',
};

const many = (count: number, name = 'n'): readonly string[] => Array.from({ length: count }, (_, at) => `${name}${at}`);
const text = (length: number, start = ''): string => start + 'x'.repeat(length - start.length);
const withLong = (count: number, length: number): readonly string[] => [...many(count - 1), text(length)];

const thread = {
  'exclude-labels': many(50, 'e'),
  author: text(100),
  'exclude-authors': withLong(50, 100),
  sender: text(100),
  'exclude-senders': withLong(50, 100),
};
const words = { 'title-pattern': text(1_024), 'body-pattern': text(1_024), 'exclude-body-patterns': withLong(10, 1_024) };
const issue = { ...thread, ...words, labels: many(50, 'l'), assignee: text(100) };
const files = { include: withLong(50, 256), exclude: withLong(50, 256) };
const pull = { ...issue, files, 'base-branch': text(256) };
const checks = { ...pull, workflows: withLong(20, 200), conclusion: ['failure', 'timed_out', 'cancelled'] };
/** A usage line of 300 characters: five arguments. */
const usage = ['a', 'b', 'c', 'd', 'e'].map((name, at) => `<${text(at === 0 ? 58 : 57, name)}>`).join(' ');
const comment = (start: string) => ({ ...thread, labels: many(50, 'l'), command: text(100, start), arguments: usage });
const manual = {
  inputs: { topic: { type: 'choice', description: text(500), options: withLong(50, 1_000), default: text(1_000) } },
};
const webhook = (start: string) => ({ type: text(100, start), map: { field: text(256) } });
const lists = <T extends object>(first: T, others: (at: number) => object): readonly object[] => [
  first,
  ...Array.from({ length: 19 }, (_, at) => others(at)),
];
const prices = { input: 100_000, 'cached-input': 100_000, output: 100_000 };

const elements = [text(1_000), { size: text(1_000) }, ...many(48, 'e')];

/** A config in which every maximum is reached. */
const whole = {
  version: 1,
  signing: { keys: Array.from({ length: 16 }, (_, at) => `k${at}:${Buffer.alloc(32, at + 1).toString('base64')}`) },
  agents: {
    one: {
      engine: 'claude-code',
      description: text(500),
      'max-turns': 10_000,
      'max-cost-usd': 10_000,
      tools: { allow: many(200, 'a'), deny: many(200, 'd') },
      fallback: many(5, 'f'),
    },
    ...Object.fromEntries(many(5, 'f').map((name) => [name, { engine: 'codex' }])),
  },
  prices: { [text(200)]: prices },
  budgets: lists({ per: 'day', 'max-cost-usd': 10_000_000, 'max-runs': 1_000_000 }, () => ({ per: 'week', 'max-runs': 1 })),
  sources: {
    [text(40)]: lists({ type: text(100, 'a'), filter: `true${' '.repeat(1_020)}`, map: { field: text(256) } }, (at) => ({
      type: `t${at}`,
    })),
  },
  pipelines: {
    maps: {
      on: { issues: issue, 'pull-requests': pull, comment: comment('/a'), webhook: webhook('a'), checks, manual },
      allow: {
        users: [text(100)],
        roles: withLong(20, 100),
        teams: many(10, 'org/t'),
        bots: Array.from({ length: 50 }, (_, at) => at + 1),
        'push-existing': withLong(50, 256),
      },
      'context-dir': text(200),
      history: { limit: 20, 'max-bytes': 65_536 },
      notify: [
        { on: ['end', 'failed', 'needs-input', 'approval', 'transfer'], to: text(40), as: 'slack' },
        ...Array.from({ length: 9 }, () => ({ on: ['end', 'needs-input', 'approval', 'transfer'], dispatch: text(100, 'told') })),
      ],
      'max-concurrency': 100,
      'priority-labels': withLong(50, 50),
      limits: {
        'max-tasks': 1_000,
        'max-handoffs': 1_000,
        'max-fixes': 20,
        'max-children': 100,
        'max-depth': 10,
        'max-repeats': 100,
        'timeout-minutes': 50_400,
        'max-cost-usd': 100_000,
      },
      stages: {
        work: {
          agent: 'one',
          prompt: 'x',
          'timeout-minutes': 360,
          retry: { attempts: 10 },
          children: { agents: many(50, 'c'), models: withLong(50, 200), branches: withLong(50, 256) },
          matrix: elements,
        },
        each: { agent: 'one', prompt: 'x', matrix: { values: elements, 'max-parallel': 50 } },
        list: { agent: 'one', prompt: 'x', needs: ['work'], matrix: { from: 'needs.work.handoff.data.items'.padEnd(400) } },
        mark: {
          needs: ['work'],
          approval: { users: withLong(20, 100), count: 6 },
          uses: 'labels',
          with: { add: ['done'], max: 100 },
        },
      },
    },
    lists: {
      on: {
        issues: lists(issue, (at) => ({ labels: [`l${at}`] })),
        'pull-requests': lists(pull, (at) => ({ labels: [`l${at}`] })),
        comment: lists(comment('/b'), (at) => ({ command: `/c${at}` })),
        webhook: lists(webhook('b'), (at) => ({ type: `t${at}` })),
      },
      stages: { work: { agent: 'one', prompt: 'x' } },
    },
  },
};

/** Finds the places in a value that the steps lead to. */
function findPlaces(value: unknown, [step, ...rest]: Steps, path: Path = []): readonly Path[] {
  if (step === undefined) return [path];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((one, at) => findPlaces(one, rest, [...path, at])) : [];
  if (!isMap(value)) return [];
  if (step === '*key') return Object.keys(value).map((key) => [...path, key]);
  const keys = Object.keys(value).filter((key) => step === '*' || step === key);
  return keys.flatMap((key) => findPlaces(value[key], rest, [...path, key]));
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((found, key) => Reflect.get(Object(found), key), value);
}

function measure({ kind, steps }: Limit, path: Path): unknown {
  const value = steps.at(-1) === '*key' ? path.at(-1) : at(whole, path);
  if (kind === 'maximum') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
}

/** Puts one value of a config over its limit by one, and returns its name. */
function exceed(config: unknown, { limit: { kind, steps }, path }: Place): string {
  const [parent, key] = [Object(at(config, path.slice(0, -1))), path.at(-1) ?? ''];
  const value = parent[key];
  if (steps.at(-1) === '*key') {
    delete parent[key];
    parent[`${key}x`] = value;
    return writeConfigPath([...path.slice(0, -1), `${key}x`]);
  }
  if (kind === 'maximum') parent[key] = value + 1;
  else if (kind === 'maxLength') parent[key] = `${value}x`;
  else parent[key] = [...value, kindOf(value)];
  return writeConfigPath(path);
}

/** Returns one element more for a list, of its kind. */
function kindOf([first, second]: readonly unknown[]): unknown {
  if (typeof first === 'number') return 1_000;
  if (typeof first !== 'string') return second;
  return first.startsWith('k0:') ? `k99:${Buffer.alloc(32, 99).toString('base64')}` : first.replace(/0$/, 'more');
}

const problemsOf = (source: string): readonly string[] => {
  const parsed = parseConfig(source);
  return parsed.ok ? [] : parsed.error.map(({ code, path = '', message }) => `${code} ${path}: ${message}`);
};
const limits = listLimits(buildConfigJsonSchema()).filter(({ steps }) => !(steps.join('.') in unreachable));

/** A value of the whole config that reaches a limit. */
interface Place {
  readonly limit: Limit;
  readonly path: Path;
}

const listPlaces = (limit: Limit): readonly Place[] =>
  findPlaces(whole, limit.steps)
    .filter((path) => measure(limit, path) === limit.most)
    .map((path) => ({ limit, path }));

/** Returns whether one path leads to the other or into it: of such two values one problem would hide the other. */
const touch = (one: Path, other: Path): boolean => one.every((part, index) => index >= other.length || part === other[index]);

/** Puts places into as few groups as may exceed their limits in the same config. */
function groupPlaces(places: readonly Place[]): readonly (readonly Place[])[] {
  const groups: Place[][] = [];
  for (const place of places) {
    const free = groups.find((group) => group.every(({ path }) => !touch(path, place.path)));
    if (free === undefined) groups.push([place]);
    else free.push(place);
  }
  return groups;
}

interface Exceeded {
  readonly limit: Limit;
  /** As problems write it. */
  readonly name: string;
  readonly problems: readonly string[];
}

/** Exceeds the limits of a group in one config, because parsing 60 KB is what takes time here. */
function exceedTogether(group: readonly Place[]): readonly Exceeded[] {
  // Values that stand in two places are two in the copy.
  const config: unknown = JSON.parse(JSON.stringify(whole));
  const named = group.map((place) => ({ limit: place.limit, name: exceed(config, place) }));
  const problems = problemsOf(JSON.stringify(config));
  return named.map((one) => ({ ...one, problems: problems.filter((problem) => problem.includes(`\`${one.name}\` `)) }));
}

describe('the limits of the config', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'T37', 'LIMITS'],
      title: 'every maximum of the schema at once, in a file of exactly 65,536 bytes, is a valid config',
      input: `${limits.length} limits, each reached, and a comment that fills the file`,
      expected: 'valid; one byte more is BATON-E102 or the like, in words',
    },
    () => {
      const json = JSON.stringify(whole);
      const full = `${json}\n#${' '.repeat(65_536 - Buffer.byteLength(json) - 2)}`;
      expect(Buffer.byteLength(full)).toBe(65_536);
      expect(problemsOf(full)).toEqual([]);
      expect(problemsOf(`${full} `)).toEqual([expect.stringContaining('The config has 65537 bytes; at most 65536 are allowed.')]);
    },
  );

  let exceeded: readonly Exceeded[] = [];
  beforeAll(() => {
    exceeded = groupPlaces(limits.flatMap(listPlaces)).flatMap(exceedTogether);
  });

  for (const limit of limits) {
    const name = limit.steps.join('.').replaceAll('.[]', '[]');
    requirement(
      {
        ids: ['DESIGN-4.1', 'LIMITS'],
        title: `${name}: ${limit.most} pass, ${limit.most + 1} do not`,
        input: `${limit.kind} ${limit.most}, and one more, in the config with every maximum`,
        expected: 'a problem that names the place',
      },
      () => {
        const places = exceeded.filter((place) => place.limit === limit);
        expect(places, 'the whole config reaches the limit').not.toEqual([]);
        for (const place of places) expect(place.problems, place.name).not.toEqual([]);
      },
    );
  }

  it('leaves no limit out without a reason', () => {
    const all = new Set(listLimits(buildConfigJsonSchema()).map(({ steps }) => steps.join('.')));
    expect(Object.keys(unreachable).filter((name) => !all.has(name))).toEqual([]);
    expect(limits.length).toBeGreaterThan(80);
  });
});
