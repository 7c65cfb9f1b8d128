import { describe, expect } from 'vitest';
import { handleWork } from '../../src/app/handle-work.ts';
import type { WorkContext } from '../../src/app/work/queued-work.ts';
import { unavailable } from '../support/delivery-list.ts';
import { openClients } from '../support/open-clients.ts';
import { requirement } from '../support/requirement.ts';
import { alert, comment, minute, openApp } from './open-app.ts';

describe('a delivery whose work was given up', () => {
  requirement(
    {
      ids: ['P10-1', 'I-18'],
      title: 'is done when somebody lets GitHub send it again, also one with known bytes',
      input:
        'a command, and two equal dispatches; the work of the command and of the second dispatch fails for good; both are sent again, and once more',
      expected: 'each is done once',
    },
    async () => {
      const { receive, idle, identities, trouble, github } = openApp({ lagMilliseconds: minute });
      const send = async (id: string) => {
        if (id === 'command') await receive(id, comment('/baton run fix'), 'issue_comment');
        else await receive(id, alert);
        await idle();
      };
      await send('first');
      const forbidden = new Error('no permission');
      trouble.push(forbidden, forbidden);
      await send('command');
      const sent = send('second');
      github.trouble.push(unavailable, unavailable);
      trouble.push(forbidden, forbidden);
      github.enter('second');
      await sent;
      expect(identities()).toEqual(['first']);
      for (const id of ['command', 'second', 'command', 'second']) await send(id);
      expect(identities()).toEqual(['first', expect.stringMatching(/^sha256:/), 'second']);
    },
  );

  requirement(
    {
      ids: ['P10-1', 'I-18'],
      title: 'is done when it comes again, also where the question to GitHub about its bytes was given up',
      input:
        'two equal dispatches; the question about the second one fails for good, at its first look and at its second; it is sent again',
      expected: 'each is done once',
    },
    async () => {
      for (const look of [1, 2]) {
        const { receive, idle, identities, context, github } = openApp({ lagMilliseconds: minute });
        const send = async (id: string) => {
          await receive(id, alert);
          await idle();
        };
        await send('first');
        const { recentDeliveries } = context;
        const { find } = recentDeliveries;
        let looks = 0;
        const failing: typeof find = (delivery) => (++looks < look ? find(delivery) : Promise.reject(new Error('broken')));
        Object.assign(recentDeliveries, { find: failing });
        await send('second');
        Object.assign(recentDeliveries, { find });
        github.enter('second');
        await send('second');
        expect(identities()).toEqual(['first', 'second']);
      }
    },
  );

  requirement(
    {
      ids: ['P10-1', 'I-18'],
      title: 'of an agent job is done when it comes again, because its result was not recorded',
      input: 'the look at a workflow run that has ended, which finds its agent job',
      expected: 'what it queues names the look and the delivery as causes',
    },
    async () => {
      const added: { readonly id: string; readonly causes?: readonly string[] }[] = [];
      const job = { id: 3, name: 'agent', status: 'completed', conclusion: 'success', html_url: null };
      const context = {
        orders: { find: async () => '{}' },
        settings: { agentWorkflow: 'baton-agent.yml' },
        ...openClients({ paginate: async () => [job] }),
        add: async (item: { readonly id: string }) => void added.push(item),
      } as unknown as WorkContext;
      const place = { installation: 1, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };
      const work = { kind: 'ended-run', ...place, workflowRun: 9, attempt: 1 } as const;
      await handleWork(context, { id: 'work d-1', causes: ['d-1'], work });
      expect(added).toMatchObject([{ work: { kind: 'job' }, causes: ['d-1', 'work d-1'] }]);
    },
  );
});
