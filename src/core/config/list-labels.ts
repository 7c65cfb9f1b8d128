import type { Config } from './schema/config-schema.ts';
import { filtersOf } from './schema/filter-schema.ts';

/** A label that people put on issues and pull requests, with the names of the pipelines that wait for it. */
export interface WantedLabel {
  readonly name: string;
  readonly pipelines: readonly string[];
}

/** Lists the labels that must exist so that people can start the pipelines. What Baton adds itself is created on the way. */
export function listLabels({ pipelines }: Config): readonly WantedLabel[] {
  const found = Object.entries(pipelines).flatMap(([pipeline, { on }]) =>
    [...filtersOf(on.issues), ...filtersOf(on['pull-requests']), ...filtersOf(on.comment)]
      .flatMap(({ labels = [] }) => labels)
      .map((name) => ({ name, pipeline })),
  );
  // GitHub does not tell labels apart by case.
  const byName = Map.groupBy(found, ({ name }) => name.toLowerCase());
  return [...byName.values()].flatMap((each) => {
    const [first] = each;
    return first === undefined ? [] : [{ name: first.name, pipelines: [...new Set(each.map(({ pipeline }) => pipeline))] }];
  });
}
