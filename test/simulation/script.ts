import type { PlacedFault } from './world/faults.ts';
import { publicKey } from './world/ports.ts';
import type { Turn } from './world/turn.ts';
import { type SimAgent, type SimAgents, usualAgents } from './world/windows.ts';

/** What people do in a play: when, and what. */
export type Act =
  | { readonly minute: number; readonly does: 'label'; readonly subject: number }
  | { readonly minute: number; readonly does: 'clean-up'; readonly subject: number }
  | { readonly minute: number; readonly does: 'comment'; readonly subject: number; readonly body: string }
  | CopyAct
  | { readonly minute: number; readonly does: 'change'; readonly subject: number; readonly change: SubjectChange }
  | { readonly minute: number; readonly does: 'worry'; readonly subject: number; readonly minutes: number }
  | { readonly minute: number; readonly does: 'sweep' };

/** A person copies the line of a command that a comment shows, of the newest comment or of the oldest, and types it. */
export interface CopyAct {
  readonly minute: number;
  readonly does: 'copy';
  readonly subject: number;
  readonly command: 'approve' | 'answer' | 'reject' | 'raise';
  readonly of: 'newest' | 'oldest';
  readonly by: 'mona' | 'hubot';
}

/** What happens to an issue while a run about it may be under way. */
export type SubjectChange = 'closed' | 'label-removed' | 'paused' | 'resumed';

/** A play: everything that decides it. The same one gives the same trace. */
export interface Script {
  readonly seed: number;
  /** The side that serves the repository. Default: the Action. */
  readonly via?: 'action' | 'app';
  /** Default: two programs of one's own. */
  readonly agents?: SimAgents;
  readonly stages: readonly SimStage[];
  /** Further keys of the pipeline, in YAML. */
  readonly top: readonly string[];
  /** Further keys of the whole configuration, in YAML. */
  readonly root?: readonly string[];
  readonly acts: readonly Act[];
  /** Exactly these faults happen; absent: the seed chooses. */
  readonly faults?: readonly PlacedFault[];
  /** What an agent does, by stage and execution; others end well. */
  readonly turns?: Readonly<Record<string, Partial<Turn>>>;
}

/** A stage of a generated pipeline, as it stands in the configuration. */
export interface SimStage {
  readonly name: string;
  readonly needs: readonly string[];
  /** Its keys but `needs`, in YAML. */
  readonly keys: readonly string[];
}

/** Returns the agents of a play: two programs of one's own where it names none. */
export function agentsOf({ agents = usualAgents }: Pick<Script, 'agents'>): SimAgents {
  return agents;
}

/** Renders the configuration of a play. */
export function renderConfig(script: Pick<Script, 'stages' | 'top' | 'root' | 'agents'>): string {
  const { stages, top, root = [] } = script;
  const lines = stages.map(({ name, needs, keys }) => {
    const all = needs.length === 0 ? keys : [...keys, `needs: [${needs.join(', ')}]`];
    return `      ${name}: { ${all.join(', ')} }`;
  });
  return `version: 1
signing: { keys: ["${publicKey}"] }
retention: { prompts: false }
${root.map((line) => `${line}\n`).join('')}agents:
${Object.entries(agentsOf(script)).map(renderAgent).join('')}pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
${top.map((line) => `    ${line}\n`).join('')}    stages:
${lines.join('\n')}
`;
}

/** Renders an agent. Its program, or what it says that it is good for, is its name, by which the simulation knows it. */
function renderAgent([name, { engine, secret, model, fallback }]: [string, SimAgent]): string {
  const keys = [
    engine === 'command' ? `command: [${name}]` : `description: ${name}`,
    ...(secret === undefined ? [] : [`env: [${secret}]`]),
    ...(model === undefined ? [] : [`model: "${model}"`]),
    ...(fallback === undefined ? [] : [`fallback: [${fallback.join(', ')}]`]),
  ];
  return `  ${name}: { engine: ${engine}, ${keys.join(', ')} }\n`;
}
