import type { Config, Pipeline } from '../config/config-schema.ts';

/** What only the App can keep to strictly (DESIGN 2), for each key that asks for it; said, since it is no mistake. */
export function appNotes({ pipelines }: Config): readonly string[] {
  const listed = Object.entries(pipelines);
  const name = (asks: (pipeline: Pipeline) => boolean): string =>
    listed.flatMap(([key, pipeline]) => (asks(pipeline) ? [key] : [])).join(', ');
  const ordered = name((pipeline) => pipeline['priority-labels'] !== undefined && (pipeline['max-concurrency'] ?? 0) > 0);
  const idle = name((pipeline) => pipeline['priority-labels'] !== undefined && (pipeline['max-concurrency'] ?? 0) === 0);
  const pulls = name(({ on }) => on['pull-requests'] !== undefined);
  return [
    ...(ordered === ''
      ? []
      : [`Without the App, \`priority-labels\` (${ordered}) changes nothing: GitHub starts what waits in an order of its own.`]),
    ...(idle === ''
      ? []
      : [
          `\`priority-labels\` (${idle}) orders what waits for a slot, and nothing waits without \`max-concurrency\`; add it, or take \`priority-labels\` out.`,
        ]),
    ...(pulls === ''
      ? []
      : [
          `Without the App, pull requests from forks start nothing by themselves (${pulls}): GitHub gives their workflow runs no secrets. \`/baton run\` and the pipeline's name, by somebody with the right, starts them.`,
        ]),
  ];
}
