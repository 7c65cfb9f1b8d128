import { closest, distance } from 'fastest-levenshtein';
import { listNamedInputs } from '../config/inputs/declared-inputs.ts';
import { renderInputUsage } from '../config/inputs/input-value.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { filtersOf } from '../config/schema/filter-schema.ts';
import type { Triggers } from '../config/schema/triggers-schema.ts';
import { verbs } from './command.ts';
import type { Subject } from './trigger.ts';

export interface ListedCommand {
  /** The line as a person writes it, with names in angle brackets for the parts to fill in. */
  readonly line: string;
  readonly does: string;
}

/** Lists the commands of this repository on an issue or a pull request: first those of its pipelines, then Baton's own. */
export function listCommands(config: Config, kind: Subject['kind']): readonly ListedCommand[] {
  const pipelines = Object.entries(config.pipelines);
  const own = pipelines.flatMap(([pipeline, { on }]) =>
    filtersOf(on.comment)
      .filter(({ subject = kind }) => subject === kind)
      .map(({ command, arguments: usage }) => ({
        line: usage === undefined ? command : `${command} ${usage}`,
        does: `starts pipeline \`${pipeline}\``,
      })),
  );
  const key = kind === 'issue' ? 'issues' : 'pull-requests';
  const isChecked = (on: Triggers): boolean =>
    kind === 'pull-request' && on.checks !== undefined && on.checks.of !== 'default-branch';
  const named = pipelines.filter(
    ([, { on }]) => on[key] !== undefined || isChecked(on) || on.comment !== undefined || on.manual !== undefined,
  );
  const runs = named.map(([pipeline, { on }]) => ({
    line: `/baton run ${pipeline} ${renderInputUsage([...listNamedInputs(on).values()])}`.trim(),
    does: `starts pipeline \`${pipeline}\`, whatever its filters say`,
  }));
  return [...own, ...runs, ...listVerbs()];
}

function listVerbs(): readonly ListedCommand[] {
  return Object.entries(verbs).flatMap(([verb, { takes, does }]) => {
    if (does === undefined || takes === 'pipeline') return [];
    const plain = { line: `/baton ${verb}`, does };
    if (takes === undefined) return [plain];
    if (takes === 'usd') return [{ line: `/baton ${verb} <usd>`, does }];
    if (takes === 'stage digest') return [{ line: `/baton ${verb} <stage> <digest>`, does }];
    if (takes === 'text')
      return [
        { line: `/baton ${verb} <text>`, does },
        { line: `/baton ${verb} <stage> <text>`, does: 'the same where several stages ask' },
      ];
    const full = { line: `/baton ${verb} <stage>`, does: takes === 'stage' ? does : 'the same for one stage alone' };
    return takes === 'stage' ? [full] : [plain, full];
  });
}

/** Finds the command that was most likely meant, if one is similar enough. */
export function findNearestCommand(line: string, commands: readonly ListedCommand[]): string | undefined {
  const lines = commands.map((command) => command.line);
  if (lines.length === 0) return undefined;
  const verbOf = (text: string): string => text.split(' ')[1] ?? '';
  const said = verbOf(line);
  const whole = closest(line, lines);
  if (distance(line, whole) <= 2) return whole;
  const near = lines.filter((candidate) => distance(said, verbOf(candidate)) <= Math.max(1, Math.floor(said.length / 3)));
  return near.length === 0 ? undefined : closest(line, near);
}
