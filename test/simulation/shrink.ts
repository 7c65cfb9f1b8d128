import { runScript } from './run-seed.ts';
import type { Script, SimStage } from './script.ts';

/** The most plays that one shrinking takes. */
const mostPlays = 300;

/** Makes a play that broke a promise as small as it can be while it breaks the same one: faults, acts of people, stages, keys, turns of agents. */
export async function shrink(script: Script, invariant: string): Promise<Script> {
  const breaks = async (candidate: Script): Promise<boolean> =>
    (await runScript(candidate)).broken.some((broken) => broken.invariant === invariant);
  const { faults } = await runScript(script);
  const placed = { ...script, faults };
  // A play that threw tells no faults.
  let current = (await breaks(placed)) ? placed : script;
  let [place, isSmaller] = [0, false];
  for (let plays = 0; plays < mostPlays; plays++) {
    const candidate = listSmaller(current, invariant)[place];
    if (candidate !== undefined && (await breaks(candidate))) [current, isSmaller] = [candidate, true];
    else if (candidate !== undefined) place++;
    else if (isSmaller) [place, isSmaller] = [0, false];
    else break;
  }
  return current;
}

/** Lists the plays that lack one thing, or several of a kind: what is most is taken out first. */
function listSmaller(script: Script, invariant: string): readonly Script[] {
  const { stages, acts, faults, top, turns = {} } = script;
  // Without sweeps nothing that was lost is found, and no run would end.
  const mayLackSweeps = !invariant.startsWith('every run ends');
  const lastAct = acts.findLastIndex(({ does }) => does !== 'sweep');
  return [
    ...(mayLackSweeps && acts.length - lastAct > 2 ? [{ ...script, acts: acts.slice(0, lastAct + 2) }] : []),
    ...(stages.length > 1 ? stages.map(({ name }) => withoutStage(script, name)) : []),
    ...(faults ?? []).map((_, index) => ({ ...script, faults: faults?.toSpliced(index, 1) })),
    ...acts.flatMap(({ does }, index) =>
      index === 0 || (does === 'sweep' && !mayLackSweeps) ? [] : [{ ...script, acts: acts.toSpliced(index, 1) }],
    ),
    ...(script.agents === undefined ? [] : [withoutAgents(script)]),
    ...top.map((_, index) => ({ ...script, top: top.toSpliced(index, 1) })),
    ...Object.keys(turns).map((at) => ({ ...script, turns: withoutKey(turns, at) })),
    ...stages.flatMap((stage, place) =>
      stage.keys.flatMap((key, index) =>
        /^(?:agent|prompt|uses|with):/.test(key)
          ? []
          : [{ ...script, stages: stages.with(place, { ...stage, keys: stage.keys.toSpliced(index, 1) }) }],
      ),
    ),
  ];
}

function withoutAgents({ agents: _, ...script }: Script): Script {
  return script;
}

/** Takes a stage out, with what other stages say of it and what its agent does. */
function withoutStage(script: Script, name: string): Script {
  const { stages, turns = {} } = script;
  const forget = (stage: SimStage): SimStage => ({
    ...stage,
    needs: stage.needs.filter((need) => need !== name),
    keys: stage.keys
      .map((key) => key.replace(`{{ needs.${name}.handoff.summary }}`, ''))
      .filter((key) => !key.includes(`needs.${name}.`)),
  });
  const own = Object.keys(turns).filter((at) => at.split(' ')[0] === name);
  return {
    ...script,
    stages: stages.flatMap((stage) => (stage.name === name ? [] : [forget(stage)])),
    turns: own.reduce(withoutKey, turns),
  };
}

function withoutKey<T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
}
