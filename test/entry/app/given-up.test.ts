import { describe, expect } from 'vitest';
import { unavailable } from '../../support/delivery-list.ts';
import { requirement } from '../../support/requirement.ts';
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
});
