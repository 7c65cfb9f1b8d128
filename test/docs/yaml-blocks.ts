import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { listBlocks, listPages, readPage } from './pages.ts';

const key = `k1:${'A'.repeat(43)}=`;
const example = 'examples/investigate-fix-pr/.github';

/** A yaml block of a page: a configuration, a workflow, or a part of a configuration. */
export interface YamlBlock {
  readonly path: string;
  readonly text: string;
  readonly kind: 'config' | 'workflow' | 'part';
}

/** Returns every yaml block of the pages that is more than a comment, with a key put in. */
export function listYamlBlocks(): readonly YamlBlock[] {
  return listPages().flatMap((page) =>
    listBlocks(page, 'yaml').flatMap((block): readonly YamlBlock[] => {
      const text = block.replace(/(k1:)?<your public key>/, key);
      const content = parse(text);
      return content === null ? [] : [{ path: page.path, text, kind: kindOf(content) }];
    }),
  );
}

function kindOf(content: object): YamlBlock['kind'] {
  if ('jobs' in content || 'secrets' in content) return 'workflow';
  return 'version' in content ? 'config' : 'part';
}

/** Returns the configuration of an example, with a key put in. */
export function readExampleConfig(): string {
  return readPage(`${example}/baton.yml`).text.replace(/k1:REPLACE[^"]+/, key);
}

/** Returns a block as a whole workflow: what is only a part of a job is put into the job of an example. */
export function completeWorkflow(text: string): string {
  const part = parse(text);
  if ('jobs' in part) return text;
  const workflow = parse(readPage(`${example}/workflows/baton.yml`).text);
  return stringify({ ...workflow, jobs: { baton: { ...workflow.jobs.baton, ...part } } });
}

interface Part {
  readonly agents?: Readonly<Record<string, object>>;
  readonly pipelines?: Readonly<Record<string, object>>;
  readonly stages?: object;
  readonly prices?: object;
  readonly budgets?: object;
  readonly on?: object;
}

/** What a pipeline cannot do without. */
const usual = { on: { manual: true }, stages: { only: { agent: 'one' } } };

/** Returns a configuration around a part of one. What it names and lacks is added: agents, a trigger, a stage. */
export function completeConfig(part: Part): string {
  const own = part.on === undefined ? { stages: findStages(part) } : part;
  const pipelines = Object.entries(part.pipelines ?? { part: own }).map(([name, pipeline]) => [name, { ...usual, ...pipeline }]);
  const named = [...JSON.stringify(pipelines).matchAll(/"agent":"([^"]+)"/g)].map(([, name = '']) => name);
  const any = { engine: 'command', command: ['true'] };
  return stringify(
    {
      version: 1,
      signing: { keys: [key] },
      ...(part.prices === undefined ? {} : { prices: part.prices }),
      ...(part.budgets === undefined ? {} : { budgets: part.budgets }),
      agents: { ...Object.fromEntries(named.map((name) => [name, any])), ...part.agents },
      pipelines: Object.fromEntries(pipelines),
    },
    { aliasDuplicateObjects: false },
  );
}

function findStages({ stages, agents, prices, budgets, ...rest }: Part): object {
  if (stages !== undefined) return stages;
  const [agent = 'one'] = Object.keys(agents ?? {});
  if ((agents ?? prices ?? budgets) !== undefined) return { only: { agent } };
  // Keys of a stage, or whole stages, whose needs may stand elsewhere in the page.
  const isOneStage = Object.values(rest).some((value) => typeof value !== 'object');
  const own: object = isOneStage ? { only: { agent, ...rest } } : rest;
  const needed = z.record(z.string(), z.looseObject({ needs: z.array(z.string()).default([]) })).parse(own);
  const names = Object.values(needed).flatMap(({ needs }) => needs);
  return { ...Object.fromEntries(names.map((name) => [name, { agent }])), ...own };
}
