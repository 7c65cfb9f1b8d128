import { isAddress } from '../settings/operation-settings.ts';
import type { SentChoice } from './session.ts';
import { tiers, usualTier } from './tiers.ts';

/** All that a person chooses on the page. */
export interface Choice extends SentChoice {
  /** The organization that is to own the App; empty for the person's own account. */
  readonly organization: string;
  /** The name of the App, which GitHub lets the person change. */
  readonly name: string;
}

interface Given {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The address that is proposed. */
  readonly url: string;
  /** The name that is proposed. */
  readonly name: string;
  /** The base of pages on GitHub. */
  readonly serverUrl: string;
}

/** Reads the choices of the form, each with its default. `problem` says in one sentence why GitHub would refuse them. */
export function readChoice({ fields, url, name, serverUrl }: Given): { readonly choice: Choice; readonly problem?: string } {
  const get = (field: string, otherwise: string): string => {
    const value = fields[field];
    return typeof value === 'string' ? value.trim() : otherwise;
  };
  const choice: Choice = {
    tier: tiers.find(({ id }) => id === fields.tier) ?? usualTier,
    keep: fields.keep === 'environment' ? 'environment' : 'database',
    organization: get('organization', ''),
    name: get('name', name),
    url: toOrigin(get('url', url)),
  };
  const problem = findProblem(choice, serverUrl);
  return problem === undefined ? { choice } : { choice, problem };
}

/** Returns an address as the App needs it, without a slash at its end; any other text as it is. */
function toOrigin(text: string): string {
  const url = URL.parse(text);
  return url !== null && isAddress(text) && url.pathname === '/' ? url.origin : text;
}

function findProblem({ organization, name, url }: Choice, serverUrl: string): string | undefined {
  if (organization !== '' && !/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(organization))
    return `"${organization}" is no name of an organization. Write it as in its address on GitHub.`;
  if (name.length < 1 || name.length > 34) return `The name has ${name.length} characters. Write 1 to 34.`;
  if (!isAddress(url)) return `"${url}" is no address. Write one that begins with https://.`;
  if (new URL(url).origin !== url)
    return `"${url}" has a path. Write the address without one, such as https://baton.example.com.`;
  if (isPrivate(new URL(url).hostname) && !isPrivate(new URL(serverUrl).hostname))
    return `GitHub cannot reach ${url}. Write the public address of this server, or that of a tunnel to it.`;
  return undefined;
}

/** Returns whether a host is one of this machine or of its network, as far as its name tells. */
function isPrivate(host: string): boolean {
  if (!host.includes('.')) return true;
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.)|\.(?:localhost|local|internal)$/.test(host);
}
