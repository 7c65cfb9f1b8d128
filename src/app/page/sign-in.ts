import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import { isSameText } from '../../adapters/crypto/same-text.ts';
import { messageOf } from '../../core/problem.ts';
import { escapeHtml } from '../../page/run/html.ts';
import { showPage, siteHeaders } from '../../page/site/layout.ts';
import type { SiteContext, SiteEnv } from '../../page/site/site.ts';
import type { PersonalAccess } from '../../ports/app/personal-access.ts';
import type { Log } from '../../ports/log.ts';
import { deriveKey, type Session, type Sessions } from './sessions.ts';

export interface SignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address of the App as browsers see it, without a slash at the end. */
  readonly url: string;
  readonly serverUrl: string;
  readonly sessions: Sessions;
  readonly access: Pick<PersonalAccess, 'exchange' | 'readLogin'>;
  readonly log: Log;
}

const sessionCookie = 'baton-session';
const loginCookie = 'baton-login';
/** The longest session. GitHub's tokens are valid for as long. */
const sessionSeconds = 8 * 3600;
const loginSeconds = 600;

/** The frame of pages that nobody has signed in for. */
const frame = { links: [], hasSignOut: false };

/** The facts that the browser keeps while its person is at GitHub. */
const attemptSchema = z.object({ state: z.string(), verifier: z.string(), back: z.string() });

export interface SignIn {
  readonly login: Hono<SiteEnv>;
  readonly logout: Hono<SiteEnv>;
  findSession(context: SiteContext): Promise<Session | undefined>;
  /** Returns the response that sends the browser to the sign-in, and then back here. */
  askToSignIn(context: SiteContext): Promise<Response>;
}

/** Creates the sign-in with GitHub: the web flow of Apps, with `state` and PKCE. */
export function createSignIn(options: SignInOptions): SignIn {
  const key = deriveKey(options.clientSecret, 'cookies');
  const secure = options.url.startsWith('https:');
  // Without the prefix a neighbour below the same domain could set them. Browsers take it over HTTPS alone.
  const prefix = secure ? ('host' as const) : undefined;
  const cookies = { httpOnly: true, sameSite: 'Lax', path: '/', secure, prefix } as const;
  const read = async (context: Context, name: string): Promise<string | undefined> =>
    (await getSignedCookie(context, toUint8(key), name, prefix)) || undefined;
  const write = (context: Context, cookie: { name: string; value: string; maxAge: number }): Promise<void> =>
    setSignedCookie(context, cookie.name, cookie.value, toUint8(key), { ...cookies, maxAge: cookie.maxAge });
  const findSession = async (context: SiteContext): Promise<Session | undefined> => {
    const secret = await read(context, sessionCookie);
    return secret === undefined ? undefined : options.sessions.find(secret);
  };
  const drop = (context: Context, name: string): void => void deleteCookie(context, name, cookies);
  const flow = { options, read, write, drop };
  const login = new Hono<SiteEnv>();
  login.use(siteHeaders);
  login.get('/', (context) => beginSignIn(context, flow));
  login.get('/callback', (context) => endSignIn(context, flow));
  const logout = new Hono<SiteEnv>();
  logout.use(siteHeaders);
  logout.post('/', async (context) => {
    if (context.req.header('origin') !== new URL(options.url).origin)
      return context.text('This form belongs to another page.\n', 403);
    const secret = await read(context, sessionCookie);
    if (secret !== undefined) await options.sessions.remove(secret);
    drop(context, sessionCookie);
    const main = '<h1>You have signed out</h1><p><a href="/login">Sign in with GitHub</a></p>';
    return showPage(context, frame, { title: 'Signed out', main });
  });
  return {
    login,
    logout,
    findSession,
    async askToSignIn(context) {
      // A stream of changes is no page that anybody could come back to.
      if (context.req.header('accept') === 'text/event-stream') return context.text('Sign in first.\n', 401);
      const { pathname, search } = new URL(context.req.url);
      return context.redirect(`/login?back=${encodeURIComponent(pathname + search)}`);
    },
  };
}

interface Flow {
  readonly options: SignInOptions;
  readonly read: (context: Context, name: string) => Promise<string | undefined>;
  readonly write: (context: Context, cookie: { name: string; value: string; maxAge: number }) => Promise<void>;
  readonly drop: (context: Context, name: string) => void;
}

/** Sends the browser to GitHub. */
async function beginSignIn(context: SiteContext, { options, write }: Flow): Promise<Response> {
  const state = randomBytes(24).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const back = findOwnPath(context.req.query('back'));
  const value = Buffer.from(JSON.stringify({ state, verifier, back })).toString('base64url');
  await write(context, { name: loginCookie, value, maxAge: loginSeconds });
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: callbackOf(options),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return context.redirect(`${options.serverUrl}/login/oauth/authorize?${query}`);
}

/** Takes the browser back from GitHub, and begins its session. */
async function endSignIn(context: SiteContext, flow: Flow): Promise<Response> {
  const { options, read, write, drop } = flow;
  const attempt = parseAttempt(await read(context, loginCookie));
  drop(context, loginCookie);
  const { code, state = '', error_description: refused } = context.req.query();
  // Before that, the words may be those of somebody who made a link.
  if (attempt === undefined || !isSameText(state, attempt.state))
    return refuseSignIn(context, 'This sign-in was not begun in this browser, or more than 10 minutes ago.');
  if (refused !== undefined) return refuseSignIn(context, `GitHub says: ${refused}`);
  if (code === undefined) return refuseSignIn(context, 'GitHub sent no code.');
  try {
    const token = await options.access.exchange({ code, verifier: attempt.verifier, redirectUri: callbackOf(options) });
    if ('refusal' in token) return refuseSignIn(context, `GitHub says: ${token.refusal}`);
    const login = await options.access.readLogin(token.token);
    const maxAge = Math.min(sessionSeconds, token.expiresInSeconds ?? sessionSeconds);
    const before = await read(context, sessionCookie);
    if (before !== undefined) await options.sessions.remove(before);
    const value = await options.sessions.create({ login, token: token.token }, maxAge);
    await write(context, { name: sessionCookie, value, maxAge });
    return context.redirect(attempt.back);
  } catch (thrown) {
    options.log.error(`A sign-in failed: ${messageOf(thrown)}`);
    return refuseSignIn(context, 'GitHub does not answer now.', 502);
  }
}

function refuseSignIn(context: SiteContext, why: string, status: 400 | 502 = 400): Response | Promise<Response> {
  const main = `<h1>You are not signed in</h1><p>${escapeHtml(why)}</p><p><a href="/login">Sign in with GitHub</a></p>`;
  return showPage(context, frame, { title: 'Not signed in', main, status });
}

/** Returns the address to which GitHub sends people back. It has to be a callback URL of the App letter by letter. */
export function callbackOf({ url }: Pick<SignInOptions, 'url'>): string {
  return `${url}/login/callback`;
}

/** Returns a path of our own pages: a sign-in never leads to another site. */
function findOwnPath(path: string | undefined): string {
  return path !== undefined && /^\/(?:runs|queue)(?:[/?][^\\]*)?$/.test(path) ? path : '/runs';
}

function parseAttempt(value: string | undefined): z.infer<typeof attemptSchema> | undefined {
  if (value === undefined) return undefined;
  return attemptSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))).data;
}

function toUint8(key: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(key);
}
