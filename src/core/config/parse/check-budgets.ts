import { isTimeZone } from '../../cron.ts';
import type { Problem } from '../../problem.ts';
import { zoneProblem } from './check-triggers.ts';
import { suggestNames } from './describe-issue.ts';
import { mapEntries } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks that each budget limits something, in a time zone that exists, and for pipelines that exist. */
export function checkBudgetList(source: YamlSource): readonly Problem[] {
  const names = mapEntries(source.value, ['pipelines']).map(({ name }) => name);
  const limitless = source
    .findMaps('budgets[#]')
    .filter(({ value }) => (value['max-cost-usd'] ?? value['max-runs']) === undefined);
  const zones = source.findTexts('budgets[#].timezone').filter(({ text }) => !isTimeZone(text));
  const strange = source.findTexts('budgets[#].pipelines[#]').filter(({ text }) => !names.includes(text));
  return [
    ...limitless.map(({ path }) => {
      const message = `\`${writeConfigPath(path)}\` has neither \`max-cost-usd\` nor \`max-runs\`, so it limits nothing; write one of them or both, such as \`max-cost-usd: 20\`.`;
      return source.problem({ code: 'BATON-E180', message, path, at: 'key' });
    }),
    ...zones.map((zone) => zoneProblem(zone, source)),
    ...strange.map(({ text, path }) => {
      const message = `\`${writeConfigPath(path)}\` is \`${text}\`, and there is no such pipeline. ${suggestNames(text, names)}`;
      return source.problem({ code: 'BATON-E181', message, path });
    }),
  ];
}
