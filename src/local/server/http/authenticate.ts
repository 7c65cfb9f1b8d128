import { createPublicKey, verify } from 'node:crypto';
import type { App } from '../world/model.ts';
import type { Principal } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { Refusal } from './refusal.ts';

/**
 * Returns the principal of a request. Accepts tokens as `bearer` or `token`, or as the password of basic authentication, which
 * git uses.
 */
export function authenticate(world: World, header: string | null | undefined): Principal {
  const isBare = header === null || header === undefined;
  if (isBare && world.settings.isClosed) throw new Refusal(401, 'Requires authentication');
  if (isBare) return { kind: 'anonymous' };
  const token = readToken(header);
  const known = world.tokens.get(token);
  if (known !== undefined) {
    if ('expiresAt' in known && known.expiresAt <= world.now()) throw badCredentials();
    return known;
  }
  const app = token.split('.').length === 3 && !token.startsWith('ghs_') ? verifyAppToken(world, token) : undefined;
  if (app === undefined) throw badCredentials();
  return { kind: 'app', app };
}

export function describePrincipal(principal: Principal): string {
  if (principal.kind === 'anonymous') return 'anonymous';
  if (principal.kind === 'job') return principal.job.label;
  if (principal.kind === 'user' || principal.kind === 'app-user') return principal.account.login;
  return `app:${principal.app.slug}`;
}

function badCredentials(): Refusal {
  return new Refusal(401, 'Bad credentials');
}

function readToken(header: string): string {
  const [scheme = '', value = ''] = header.split(/\s+/, 2);
  if (scheme.toLowerCase() !== 'basic') return value;
  const text = Buffer.from(value, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}

/** Verifies the JWT of an App: RS256, issued by the App's id or client id, valid for ten minutes at most. */
function verifyAppToken(world: World, token: string): App | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = parsePart(head);
  const claims = parsePart(body);
  if (header?.alg !== 'RS256' || claims === undefined) return undefined;
  const app = [...world.apps.values()].find(({ id, clientId }) => String(claims.iss) === String(id) || claims.iss === clientId);
  if (app === undefined) return undefined;
  const key = createPublicKey(app.publicKey);
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) {
    throw new Refusal(401, 'A JSON web token could not be decoded');
  }
  const now = Math.floor(world.now() / 1000);
  const expires = Number(claims.exp);
  if (!(expires > now))
    throw new Refusal(
      401,
      "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires",
    );
  if (expires > now + 600) throw new Refusal(401, "'Expiration time' claim ('exp') is too far in the future");
  if (Number(claims.iat) > now + 60)
    throw new Refusal(401, "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued");
  return app;
}

function parsePart(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
