import { locateProvider, type ModelAccess } from '../engine/model-access.ts';
import type { GatewayRow } from './decide-request.ts';

type Environment = Readonly<Record<string, string>>;

/** The rows and the environment of a start whose engine reaches its model through the gateway. */
export interface GatewayPlan {
  readonly rows: readonly GatewayRow[];
  /** The environment of the agent: a token stands in the place of each key, and the gateway's address in the place of the provider's. */
  readonly environment: Environment;
}

export interface GatewayRequest {
  readonly models: readonly ModelAccess[];
  readonly environment: Environment;
  /** The address of the gateway, without a slash at the end. */
  readonly address: string;
  /** Returns a new token. */
  readonly createToken: () => string;
}

/** Plans the rows of the gateway and the environment that hides what they hold. The address of each key has a path of its own. */
export function planGateway({ models, environment, address, createToken }: GatewayRequest): GatewayPlan {
  const bases = [...new Set(models.map(({ base }) => base))];
  const found = models.flatMap((model) => {
    const [key, upstream] = [environment[model.key]?.trim(), locateProvider(model, environment)];
    if (key === undefined || upstream === undefined) return [];
    const index = bases.indexOf(model.base);
    const path = index === 0 ? '' : `/${index}`;
    return [{ model, row: { kind: 'model', path, token: createToken(), key, upstream, passes: model.passes } as const }];
  });
  const changes = found.map(({ model, row: { path, token, upstream } }) => ({
    ...(upstream.origin === new URL(model.provider ?? 'http://none').origin ? model.firstParty : {}),
    [model.key]: token,
    [model.base]: `${address}${path}`,
  }));
  const spared = [environment.NO_PROXY ?? environment.no_proxy, '127.0.0.1'].filter((one) => one !== undefined).join(',');
  return {
    rows: found.map(({ row }) => row),
    environment: Object.assign({}, environment, ...changes, { NO_PROXY: spared, no_proxy: spared }),
  };
}
