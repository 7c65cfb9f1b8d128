import { translateError } from '../../../src/adapters/github/client/translate-error.ts';
import { GitHubError } from '../../../src/ports/github.ts';

interface Refusal {
  /** The HTTP status. Absent: no answer came. */
  readonly status?: number;
  readonly message: string;
  /** The path of the request, where the adapters tell refusals apart by it. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the error that the adapters make of a refusal of GitHub, so that the engine sees the reasons, words and codes that they have. */
export function refuse({ status, message, path = '', headers = {} }: Refusal): unknown {
  const request = { method: 'POST', url: `https://api.github.com/repos/octo-org/ledger${path}` };
  const response = status === undefined ? undefined : { headers, data: undefined };
  return translateError({ message, status: status ?? 500, request, response });
}

/** Returns the error while GitHub is out of order. */
export function unavailable(): unknown {
  return new GitHubError('502: Bad Gateway', { reason: 'unavailable', status: 502, code: 'BATON-E804' });
}
