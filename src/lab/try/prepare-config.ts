import { isNode, parseDocument } from 'yaml';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';

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

/** Returns the text without the containers of stages, and the stages that had one: the local runner has none. */
export function dropContainers(text: string, config: Config): { readonly text: string; readonly dropped: readonly string[] } {
  const places = Object.entries(config.pipelines).flatMap(([pipeline, { stages }]) =>
    Object.entries(stages).flatMap(([stage, found]) =>
      isAgentStage(found) && found.container !== undefined ? [{ pipeline, stage }] : [],
    ),
  );
  if (places.length === 0) return { text, dropped: [] };
  const document = parseDocument(text, { stringKeys: true });
  for (const { pipeline, stage } of places) document.deleteIn(['pipelines', pipeline, 'stages', stage, 'container']);
  return {
    text: document.toString({ lineWidth: 0, flowCollectionPadding: false }),
    dropped: places.map(({ pipeline, stage }) => `${pipeline}.${stage}`),
  };
}
