import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { mapEntries } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** The keys of `on.checks` that ask nothing of a pull request. */
const plain: ReadonlySet<string> = new Set(['workflows', 'conclusion', 'of']);

/** Checks that nothing is asked of a pull request where a pipeline waits for checks of the default branch, which are about none. */
export function checkChecks(source: YamlSource): readonly Problem[] {
  return mapEntries(source.value, ['pipelines']).flatMap(({ value, path }) => {
    const checks = isPlainMap(value) && isPlainMap(value.on) ? value.on.checks : undefined;
    if (!isPlainMap(checks) || checks.of !== 'default-branch') return [];
    const filters = Object.keys(checks).filter((key) => !plain.has(key));
    return filters.map((key) => {
      const at = [...path, 'on', 'checks', key];
      const message = `\`${writeConfigPath(at)}\` asks something of a pull request, and checks of the default branch are about none; take it out, or write \`of: pull-requests\`.`;
      return source.problem({ code: 'BATON-E148', message, path: at, at: 'key' });
    });
  });
}
