import { createHmac } from 'node:crypto';

/** A signed delivery, as its sender gives it to every request. */
export interface SignedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const webhookPath = '/api/github/webhooks';
export const webhookSecret = 'secret-of-the-benchmark';

/** The number of bytes that GitHub's own example of the event has with an installation (`performance.md` 3). */
const bodyBytes = 12_562;

/** Builds a labelled issue of the usual size. Its sender adds an id to each request. */
export function buildDelivery(): SignedDelivery {
  const payload = {
    action: 'labeled',
    issue: { number: 42, title: 'Crash on empty input', state: 'open', labels: [{ name: 'agent-ready' }], body: '' },
    label: { name: 'agent-ready' },
    repository: { id: 1, name: 'repository', full_name: 'owner/repository', default_branch: 'main', owner: { login: 'owner' } },
    sender: { id: 2, login: 'maintainer', type: 'User' },
    installation: { id: 3 },
  };
  const missing = bodyBytes - JSON.stringify(payload).length;
  payload.issue.body = 'It crashes when the input is empty. '.repeat(Math.ceil(missing / 36)).slice(0, missing);
  const body = JSON.stringify(payload);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-github-event': 'issues',
      'x-hub-signature-256': `sha256=${createHmac('sha256', webhookSecret).update(body).digest('hex')}`,
    },
  };
}
