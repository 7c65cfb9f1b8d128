import { expect, it } from 'vitest';
import { routes } from '../../../src/local/server/rest/routes.ts';
import { moreRoutes } from '../../support/local-github/controlled-github.ts';
import { extract } from '../../support/openapi/check-schema.ts';
import { validateExchange } from '../../support/openapi/validate-exchange.ts';
import { validateWebhook } from '../../support/openapi/validate-webhook.ts';

const label = { id: 1, node_id: 'x', url: 'x', name: 'bug', description: null, color: 'ff0000', default: false };
const labels = { method: 'GET', path: '/repos/acme/app/labels?per_page=100', status: 200 };

it('has the description of every route that the local GitHub answers', () => {
  const operations = [...routes, ...moreRoutes]
    .map((route) => route.operation)
    .filter((operation) => operation !== 'POST /graphql');
  expect(Object.keys(extract.operations).toSorted()).toEqual(operations.toSorted());
});

it('names operation, place and value of what does not conform', () => {
  validateExchange({ ...labels, responseBody: [label] });
  expect(() => validateExchange({ ...labels, responseBody: [{ ...label, name: 7 }] })).toThrow(
    'GET /repos/{owner}/{repo}/labels 200: /0/name must be string {"type":"string"}, found 7',
  );
  expect(() => validateExchange({ ...labels, path: '/repos/acme/app/labels?perpage=1' })).toThrow(
    'unknown query parameter perpage',
  );
  expect(() => validateExchange({ ...labels, status: 201 })).toThrow('GitHub never answers 201 but 200');
  expect(() => validateExchange({ ...labels, path: '/repos/acme/app/nothing' })).toThrow('not among the operations');
});

it('checks what is sent unless it was meant to be refused', () => {
  const comment = { method: 'POST', path: '/repos/acme/app/issues/1/comments', requestBody: { text: 'x' } };
  expect(() => validateExchange({ ...comment, status: 201 })).toThrow("must have required property 'body'");
  expect(() => validateExchange({ ...comment, status: 201, requestBody: undefined })).toThrow('accepted without the body');
  validateExchange({ ...comment, status: 422 });
});

it('checks webhooks by their event and action', () => {
  expect(() => validateWebhook('issues', { action: 'labeled' })).toThrow('webhook issues labeled');
  expect(() => validateWebhook('issues', { action: 'exploded' })).toThrow('no github#/webhooks/issues-exploded');
});
