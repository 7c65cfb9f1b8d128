import { createHash, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Account, App } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';

const codeMilliseconds = 10 * 60_000;
const tokenSeconds = 8 * 3600;
const refreshSeconds = 15_897_600;

/** A code of GitHub's web flow, which works once and for ten minutes. */
interface SignInCode {
  readonly app: App;
  readonly account: Account;
  readonly redirectUri: string;
  /** The SHA-256 of the verifier in base64url; undefined if the App sent none. */
  readonly challenge: string | undefined;
  readonly expiresAt: number;
}

/** The GitHub of a test, with what is known there of people who sign in. */
interface SignIn {
  readonly world: World;
  /** The account that the browser is signed in with on GitHub's own pages, undefined: none. */
  readonly browser: () => Account | undefined;
  readonly codes: Map<string, SignInCode>;
}

/** Signs people in to Apps: GitHub's web flow at `/login/oauth/authorize` and `/login/oauth/access_token`. */
export function serveSignIn(app: Hono, world: World, browser: SignIn['browser']): void {
  const signIn: SignIn = { world, browser, codes: new Map() };
  app.get('/login/oauth/authorize', (context) => authorize(context, signIn));
  app.post('/login/oauth/access_token', (context) => exchange(context, signIn));
}

/** Sends the browser back with a code. The person who is signed in has allowed the App to ask before. */
function authorize(context: Context, { world, browser, codes }: SignIn): Response {
  const query = context.req.query();
  const app = [...world.apps.values()].find(({ clientId }) => clientId === query.client_id);
  if (app?.signIn === undefined) return context.text('Not Found', 404);
  const redirectUri = query.redirect_uri ?? app.signIn.callbacks[0];
  // Letter by letter. GitHub leads nowhere then, so that the browser stays on this page.
  if (redirectUri === undefined || !app.signIn.callbacks.includes(redirectUri))
    return context.html(
      '<!doctype html><title>Be careful!</title><h1>Be careful!</h1><p>The <code>redirect_uri</code> is not associated with this application.</p>',
      400,
    );
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256')
    return context.text('code_challenge_method must be S256', 400);
  const account = browser();
  if (account === undefined) return context.html('<!doctype html><title>Sign in to GitHub</title><h1>Sign in to GitHub</h1>');
  const code = randomBytes(10).toString('hex');
  const expiresAt = world.now() + codeMilliseconds;
  codes.set(code, { app, account, redirectUri, challenge: query.code_challenge, expiresAt });
  return back(context, redirectUri, { code, state: query.state });
}

function back(context: Context, uri: string, values: Readonly<Record<string, string | undefined>>): Response {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) url.searchParams.set(name, value);
  return context.redirect(url.href);
}

const requestSchema = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
});
type ExchangeRequest = z.infer<typeof requestSchema>;

/** Exchanges a code for a token. GitHub refuses with the status 200. */
async function exchange(context: Context, signIn: SignIn): Promise<Response> {
  const isJson = (context.req.header('content-type') ?? '').startsWith('application/json');
  const given: unknown = isJson ? await context.req.json() : { ...context.req.query(), ...(await context.req.parseBody()) };
  const request = requestSchema.safeParse(given);
  if (!request.success) return context.text('Not Found', 404);
  const app = [...signIn.world.apps.values()].find(({ clientId }) => clientId === request.data.client_id);
  if (app?.signIn === undefined) return context.text('Not Found', 404);
  const answer = answerTo(signIn, app, request.data);
  return context.req.header('accept') === 'application/json'
    ? context.json(answer)
    : context.text(
        new URLSearchParams(Object.entries(answer).map(([name, value]): [string, string] => [name, String(value)])).toString(),
      );
}

function answerTo({ world, codes }: SignIn, app: App, request: ExchangeRequest): Readonly<Record<string, string | number>> {
  if (app.signIn?.secret !== request.client_secret)
    return refuse('incorrect_client_credentials', 'The client_id and/or client_secret passed are incorrect.');
  const code = codes.get(request.code);
  codes.delete(request.code);
  if (code === undefined || code.app !== app || code.expiresAt <= world.now() || !isProved(code, request))
    return refuse('bad_verification_code', 'The code passed is incorrect or expired.');
  if (request.redirect_uri !== undefined && request.redirect_uri !== code.redirectUri)
    return refuse('redirect_uri_mismatch', 'The redirect_uri MUST match the registered callback URL for this application.');
  return {
    access_token: mintToken(world, code),
    expires_in: tokenSeconds,
    refresh_token: `ghr_${randomBytes(38).toString('hex')}`,
    refresh_token_expires_in: refreshSeconds,
    token_type: 'bearer',
    scope: '',
  };
}

function isProved({ challenge }: SignInCode, { code_verifier: verifier }: ExchangeRequest): boolean {
  if (challenge === undefined) return true;
  return verifier !== undefined && createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function mintToken(world: World, { app, account }: SignInCode): string {
  const token = `ghu_${randomBytes(18).toString('hex')}`;
  const own = [...world.installations.values()].filter(({ appId }) => appId === app.id);
  const repositories = new Set(own.flatMap((installation) => [...installation.repositories]));
  world.tokens.set(token, { kind: 'app-user', app, account, repositories, expiresAt: world.now() + tokenSeconds * 1000 });
  return token;
}

function refuse(error: string, description: string): Readonly<Record<string, string>> {
  return { error, error_description: description, error_uri: `https://docs.github.com/apps/#${error.replaceAll('_', '-')}` };
}
