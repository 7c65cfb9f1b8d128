import { parseSignatureRule, type SignatureRule } from './signature-rule.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A program that sends deliveries to the App. */
export interface SourceSettings {
  /** The keys of the HMAC: one, or two while a secret is exchanged. */
  readonly keys: readonly Buffer[];
  readonly signature: SignatureRule;
  readonly repositories: readonly string[];
}

/** An address outside GitHub that is told about runs. */
export interface EndpointSettings {
  readonly url: string;
  /** The secrets that sign, as `whsec_…`; empty for an address that is a secret itself. */
  readonly secrets: readonly string[];
  readonly repositories: readonly string[];
}

/** The sources and endpoints of the App, by the names that configurations of repositories know. */
export interface HookSettings {
  readonly sources: ReadonlyMap<string, SourceSettings>;
  readonly endpoints: ReadonlyMap<string, EndpointSettings>;
  /** True where endpoints may be in a private network. */
  readonly allowPrivate: boolean;
  /** All texts that must never be shown: secrets, and addresses that are as good as one. */
  readonly secrets: readonly string[];
}

const variable = /^BATON_(SOURCE|NOTIFY)_([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)_(SECRET|SIGNATURE|REPOSITORIES|URL)$/;
const partsOf: Readonly<Record<string, readonly string[]>> = {
  SOURCE: ['SECRET', 'SIGNATURE', 'REPOSITORIES'],
  NOTIFY: ['URL', 'SECRET', 'REPOSITORIES'],
};

/** A secret of Standard Webhooks: at least 24 bytes in base64. */
const standardSecret = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/** The settings of one source or endpoint, by the last word of their variables. */
interface Group {
  readonly kind: string;
  /** The beginning of its variables: `BATON_SOURCE_LINEAR`. */
  readonly variables: string;
  /** Its name in configurations: `linear`. */
  readonly name: string;
  readonly parts: Map<string, string>;
}

/** Reads sources and endpoints from the environment. Throws one sentence about the first setting that is wrong; it shows no secret. */
export function readHookSettings(environment: Environment): HookSettings {
  const groups = [...listGroups(environment).values()];
  const sources = groups.filter(({ kind }) => kind === 'SOURCE').map((group) => [group.name, readSource(group)] as const);
  const endpoints = groups.filter(({ kind }) => kind === 'NOTIFY').map((group) => [group.name, readEndpoint(group)] as const);
  const allow = environment.BATON_ALLOW_PRIVATE_ADDRESSES || '0';
  if (allow !== '0' && allow !== '1') refuseSetting('BATON_ALLOW_PRIVATE_ADDRESSES', `is "${allow}". Write 1 or leave it out`);
  const texts = groups.flatMap(({ parts }) => [...splitWords(parts.get('SECRET')), ...splitWords(parts.get('URL'))]);
  return { sources: new Map(sources), endpoints: new Map(endpoints), allowPrivate: allow === '1', secrets: texts };
}

function listGroups(environment: Environment): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const [key, value = ''] of Object.entries(environment)) {
    if (!/^BATON_(?:SOURCE|NOTIFY)_/.test(key) || value.trim() === '') continue;
    const [, kind = '', name = '', part = ''] = variable.exec(key) ?? [];
    if (partsOf[kind]?.includes(part) !== true)
      refuseSetting(
        key,
        'is no setting. Write BATON_SOURCE_<NAME>_SECRET, _SIGNATURE and _REPOSITORIES, or BATON_NOTIFY_<NAME>_URL, _SECRET and _REPOSITORIES',
      );
    const variables = `BATON_${kind}_${name}`;
    const group = groups.get(variables) ?? { kind, variables, name: name.toLowerCase().replaceAll('_', '-'), parts: new Map() };
    group.parts.set(part, value.trim());
    groups.set(variables, group);
  }
  return groups;
}

function readSource({ variables, name, parts }: Group): SourceSettings {
  const secrets = splitWords(parts.get('SECRET'));
  const setting = `${variables}_SECRET`;
  if (secrets.length === 0) refuseSetting(setting, 'is not set. Write the secret with which the source signs');
  if (secrets.length > 2)
    refuseSetting(setting, 'has more than two words. Write one secret, or two with a space between them while you replace one');
  if (secrets.some((secret) => secret.length < 16))
    refuseSetting(setting, 'has a secret of fewer than 16 characters. Write a longer one');
  // What is no base64 would be decoded to a shorter key, or to an empty one, with which anybody can sign.
  if (secrets.some((secret) => secret.startsWith('whsec_') && !standardSecret.test(secret)))
    refuseSetting(
      setting,
      'begins with whsec_ and is no secret of Standard Webhooks. Write whsec_ and the base64 of 24 bytes or more',
    );
  return {
    keys: secrets.map(toKey),
    signature: readRule(`${variables}_SIGNATURE`, { text: parts.get('SIGNATURE') ?? '', name }),
    repositories: readRepositories(variables, parts),
  };
}

function readRule(setting: string, { text, name }: { readonly text: string; readonly name: string }): SignatureRule {
  try {
    return parseSignatureRule(text, name);
  } catch (thrown) {
    return refuseSetting(setting, thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** Returns the key that a secret stands for. Standard Webhooks writes keys in base64, all others as text. */
function toKey(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
}

function readEndpoint({ variables, parts }: Group): EndpointSettings {
  const url = URL.parse(parts.get('URL') ?? '');
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    refuseSetting(`${variables}_URL`, 'is not set, or is not an https:// address without a password');
  const secrets = splitWords(parts.get('SECRET'));
  if (secrets.length > 2 || !secrets.every((secret) => standardSecret.test(secret)))
    refuseSetting(`${variables}_SECRET`, 'is no secret of Standard Webhooks. Write whsec_ and the base64 of 24 bytes or more');
  return { url: parts.get('URL') ?? '', secrets, repositories: readRepositories(variables, parts) };
}

function readRepositories(variables: string, parts: Group['parts']): readonly string[] {
  const setting = `${variables}_REPOSITORIES`;
  const words = (parts.get('REPOSITORIES') ?? '').split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0)
    refuseSetting(setting, 'is not set. Write which repositories may use it: octo-org/ledger, or octo-org/* for all of an owner');
  const wrong = words.find((word) => !/^[A-Za-z0-9_-]+\/(?:\*|[\w.-]+)$/.test(word));
  if (wrong !== undefined) refuseSetting(setting, `has "${wrong}". Write owner/name, or owner/* for all of an owner`);
  return words.map((word) => word.toLowerCase());
}

/** Returns whether the settings let a repository use a source or an endpoint. */
export function isLetUse(
  { repositories }: Pick<SourceSettings, 'repositories'>,
  { owner, name }: { readonly owner: string; readonly name: string },
): boolean {
  return repositories.includes(`${owner}/${name}`.toLowerCase()) || repositories.includes(`${owner}/*`.toLowerCase());
}

function splitWords(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function refuseSetting(setting: string, words: string): never {
  throw new Error(`BATON-E912: ${setting} ${words}.`);
}
