import { isMap, isNode, parseDocument } from 'yaml';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../../core/config/schema/stage-schema.ts';

/**
 * Returns the text with this public key in place of the user's own. Everything else stays as it is, comments and line numbers
 * included. A text without `signing.keys` stays whole: the configuration has no keys, or is not valid.
 */
export function replaceKeys(text: string, publicKey: string): string {
  const document = parseDocument(text, { stringKeys: true });
  const keys = document.errors.length === 0 ? document.getIn(['signing', 'keys'], true) : undefined;
  if (!isNode(keys) || !keys.range) return text;
  const [start, end] = keys.range;
  // The lines of a longer list stay, so that problems are found where the user sees them.
  const lines = text.slice(start, end).split('\n').length - 1;
  return `${text.slice(0, start)}[${JSON.stringify(publicKey)}]${'\n'.repeat(lines)}${text.slice(end)}`;
}

/** Returns the text without the shell lines that only prepare a real engine: stand-ins need none, and they may ask the network. */
export function dropSetups(text: string, stages: readonly SetupPlace[]): string {
  if (stages.length === 0) return text;
  const document = parseDocument(text, { stringKeys: true });
  for (const { pipeline, stage } of stages) {
    const map = document.getIn(['pipelines', pipeline, 'stages', stage]);
    if (isMap(map)) map.delete('setup');
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

export interface SetupPlace {
  readonly pipeline: string;
  readonly stage: string;
}

/** Lists the stages with a `setup` whose agent is a stand-in. */
export function listSkippedSetups(config: Config, isStandIn: (agent: string) => boolean): readonly SetupPlace[] {
  return Object.entries(config.pipelines).flatMap(([pipeline, { stages }]) =>
    Object.entries(stages).flatMap(([stage, found]) =>
      isAgentStage(found) && found.setup !== undefined && isStandIn(found.agent) ? [{ pipeline, stage }] : [],
    ),
  );
}
