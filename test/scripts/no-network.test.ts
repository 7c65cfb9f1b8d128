import { createServer } from 'node:http';
import { request } from 'node:https';
import { expect, it } from 'vitest';

it('tests cannot reach another machine', async () => {
  await expect(fetch('https://192.0.2.1/')).rejects.toMatchObject({ cause: { message: expect.stringContaining('192.0.2.1') } });
  expect(() => request('https://example.invalid/').end()).toThrow('example.invalid');
});

it('tests can reach this machine', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
