import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Variables = Readonly<Record<string, string | undefined>>;

const passed = [
  'PATH',
  'LANG',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
];

/** Builds the environment that npm needs to reach its registry. Leaves out credentials, because packages come with scripts. */
export async function npmEnvironment(host: Variables): Promise<Record<string, string>> {
  const basics = Object.fromEntries(passed.flatMap((name) => (host[name] ? [[name, host[name]]] : [])));
  const registry = await readRegistry(host);
  return { ...basics, CI: 'true', ...(registry === undefined ? {} : { npm_config_registry: registry }) };
}

/** Reads the registry as the machine configures it, not the checkout. Removes credentials from the address. */
async function readRegistry(host: Variables): Promise<string | undefined> {
  const named = host.npm_config_registry ?? host.NPM_CONFIG_REGISTRY ?? (await readNpmRegistry(host));
  if (named === undefined || !URL.canParse(named)) return undefined;
  const url = new URL(named);
  url.username = '';
  url.password = '';
  return url.href;
}

async function readNpmRegistry({ PATH, HOME }: Variables): Promise<string | undefined> {
  try {
    const env = { PATH, ...(HOME === undefined ? {} : { HOME }) };
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { cwd: '/', env, timeout: 30_000 });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
