import { findBroken } from './invariants.ts';
import { play } from './play.ts';
import type { Script } from './script.ts';

/** The most plays that one shrinking takes. */
const mostPlays = 200;

/** Makes a play that broke a promise as small as it can be while it breaks the same one: faults, acts of people, stages, keys. */
export async function shrink(script: Script, invariant: string): Promise<Script> {
  const { faults } = await play(script);
  let [current, plays]: [Script, number] = [{ ...script, faults }, 0];
  const breaks = async (candidate: Script): Promise<boolean> => {
    plays++;
    try {
      return findBroken(await play(candidate)).some((broken) => broken.invariant === invariant);
    } catch {
      return false;
    }
  };
  if (!(await breaks(current))) return script;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of listSmaller(current)) {
      if (plays >= mostPlays) return current;
      if (!(await breaks(candidate))) continue;
      [current, isSmaller] = [candidate, true];
      break;
    }
  }
  return current;
}

/** Lists the plays that lack one thing. Sweeps stay: without them nothing that was lost is found. */
function listSmaller(script: Script): readonly Script[] {
  const { stages, acts, faults = [], top } = script;
  const withoutStage = (name: string): Script => ({
    ...script,
    stages: stages.flatMap((stage) =>
      stage.name === name
        ? []
        : [
            {
              ...stage,
              needs: stage.needs.filter((need) => need !== name),
              keys: stage.keys
                .map((key) => key.replace(`{{ needs.${name}.handoff.summary }}`, ''))
                .filter((key) => !key.includes(`needs.${name}.`)),
            },
          ],
    ),
  });
  return [
    ...faults.map((_, index) => ({ ...script, faults: faults.toSpliced(index, 1) })),
    ...acts.flatMap(({ does }, index) =>
      does === 'sweep' || index === 0 ? [] : [{ ...script, acts: acts.toSpliced(index, 1) }],
    ),
    ...(stages.length > 1 ? stages.map(({ name }) => withoutStage(name)) : []),
    ...top.map((_, index) => ({ ...script, top: top.toSpliced(index, 1) })),
    ...stages.flatMap((stage, place) =>
      stage.keys.flatMap((key, index) =>
        /^(?:agent|prompt|uses|with):/.test(key)
          ? []
          : [{ ...script, stages: stages.with(place, { ...stage, keys: stage.keys.toSpliced(index, 1) }) }],
      ),
    ),
  ];
}
