/** A key with which an engine reaches a model over an address of its own, so that the key can stay with the gateway. */
export interface ModelAccess {
  /** The variable with the key. */
  readonly key: string;
  /** The variable with the base address of the provider. */
  readonly base: string;
  /** The base address where the variable is absent. Absent: the variable must name it. */
  readonly provider?: string;
  /** The paths for which the engine asks, by POST, below the base address. `test:agents` shows them. */
  readonly passes: RegExp;
  /** True for the token of a subscription: the vendor may recognise its own program by the request. */
  readonly subscription?: boolean;
  /** Variables that the engine gets while the provider is the vendor itself, so that it asks as it would without the gateway. */
  readonly firstParty?: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string>>;

/** Lists the keys of an engine that can stay outside of its agent. A subscription does so only where the agent asks for that (T68). */
export function listHeldKeys(
  models: readonly ModelAccess[],
  { environment, asked }: { readonly environment: Environment; readonly asked: boolean },
): readonly ModelAccess[] {
  return models.filter(
    (model) =>
      environment[model.key] !== undefined &&
      locateProvider(model, environment) !== undefined &&
      (asked || model.subscription !== true),
  );
}

/** Finds the base address of the provider; undefined where none is named, or not by an address. */
export function locateProvider({ base, provider }: ModelAccess, environment: Environment): URL | undefined {
  const url = URL.parse(environment[base] ?? provider ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}
