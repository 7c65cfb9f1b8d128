import type { Turn } from './world/agent.ts';
import type { PlacedFault } from './world/faults.ts';
import { publicKey } from './world/ports.ts';

/** What people do in a play: when, and what. */
export type Act =
  | { readonly minute: number; readonly does: 'label'; readonly subject: number }
  | { readonly minute: number; readonly does: 'comment'; readonly subject: number; readonly body: string }
  | { readonly minute: number; readonly does: 'sweep' };

/** A play: everything that decides it. The same one gives the same trace. */
export interface Script {
  readonly seed: number;
  readonly stages: readonly SimStage[];
  /** Further keys of the pipeline, in YAML. */
  readonly top: readonly string[];
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

/** Renders the configuration of a play. */
export function renderConfig(stages: readonly SimStage[], top: readonly string[]): string {
  const lines = stages.map(({ name, needs, keys }) => {
    const all = needs.length === 0 ? keys : [...keys, `needs: [${needs.join(', ')}]`];
    return `      ${name}: { ${all.join(', ')} }`;
  });
  return `version: 1
signing: { keys: ["${publicKey}"] }
retention: { prompts: false }
agents:
  one: { engine: command, command: [one] }
  two: { engine: command, command: [two] }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
${top.map((line) => `    ${line}\n`).join('')}    stages:
${lines.join('\n')}
`;
}
