import { isTimeZone } from '../../cron.ts';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { suggestNames } from './describe-issue.ts';
import { listTexts, mapEntries } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks that each budget limits something, in a time zone that exists, and for pipelines that exist. */
export function checkBudgetList(source: YamlSource): readonly Problem[] {
  const budgets = isPlainMap(source.value) && Array.isArray(source.value.budgets) ? source.value.budgets : [];
  const names = mapEntries(source.value, ['pipelines']).map(({ name }) => name);
  return budgets.flatMap((budget: unknown, index) => {
    const path: Path = ['budgets', index];
    if (!isPlainMap(budget)) return [];
    return [
      ...checkLimits(budget, { path, source }),
      ...checkZone(budget.timezone, { path: [...path, 'timezone'], source }),
      ...listTexts(budget, { key: 'pipelines', path }).flatMap(({ text, path: at }) => {
        if (names.includes(text)) return [];
        const message = `\`${writeConfigPath(at)}\` is \`${text}\`, and there is no such pipeline. ${suggestNames(text, names)}`;
        return [source.problem({ code: 'BATON-E181', message, path: at })];
      }),
    ];
  });
}

/** A path of a configuration whose text is at hand. */
interface ConfigPath {
  readonly path: Path;
  readonly source: YamlSource;
}

function checkLimits(budget: Readonly<Record<string, unknown>>, { path, source }: ConfigPath): readonly Problem[] {
  if (budget['max-cost-usd'] !== undefined || budget['max-runs'] !== undefined) return [];
  const message = `\`${writeConfigPath(path)}\` has neither \`max-cost-usd\` nor \`max-runs\`, so it limits nothing; write one of them or both, such as \`max-cost-usd: 20\`.`;
  return [source.problem({ code: 'BATON-E180', message, path, at: 'key' })];
}

function checkZone(zone: unknown, { path, source }: ConfigPath): readonly Problem[] {
  if (typeof zone !== 'string' || isTimeZone(zone)) return [];
  const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(zone)}, which is no time zone; write an IANA name, such as \`Europe/Berlin\`, or \`UTC\`.`;
  return [source.problem({ code: 'BATON-E131', message, path })];
}
