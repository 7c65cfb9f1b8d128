import { HTTPException } from 'hono/http-exception';
import type { RepositoryPlace, SiteContext, Visitor } from '../../page/site/site.ts';
import type { PersonalAccess } from '../../ports/app/personal-access.ts';
import { GitHubError } from '../../ports/github.ts';
import { createAnswers } from './answers.ts';
import type { SignIn } from './sign-in.ts';

export interface VisitorsOptions {
  readonly access: Pick<PersonalAccess, 'findRepository' | 'listRepositories'>;
  readonly signIn: Pick<SignIn, 'findSession' | 'askToSignIn'>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns who makes a request, or the response that asks to sign in. GitHub is asked what the person can read, once a minute. */
export function createVisitors({ access, signIn, now }: VisitorsOptions): (context: SiteContext) => Promise<Visitor | Response> {
  const answers = createAnswers(now);
  return async (context) => {
    const session = await signIn.findSession(context);
    if (session === undefined) return signIn.askToSignIn(context);
    const { login, token } = session;
    const ask = async <T>(question: string, answer: () => Promise<T>): Promise<T> => {
      try {
        return await answers.ask(`${token} ${question}`, answer);
      } catch (thrown) {
        if (!(thrown instanceof GitHubError) || thrown.reason !== 'unauthenticated') throw thrown;
        // The person took the authorisation back, or the token is over.
        throw new HTTPException(401, { res: await signIn.askToSignIn(context) });
      }
    };
    return {
      login,
      findRepository: async (owner, name) =>
        isNameOfRepository(owner, name)
          ? ask(`repository ${owner}/${name}`.toLowerCase(), () => findReadable(access, { token, owner, name }))
          : undefined,
      listRepositories: () => ask('repositories', () => access.listRepositories(token)),
    };
  };
}

/** Returns whether a repository can have this name. A name such as `..` would lead the request to another address of GitHub. */
function isNameOfRepository(owner: string, name: string): boolean {
  return /^[\w-]{1,100}$/.test(owner) && /^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name);
}

/** Returns the repository if GitHub shows it to the person. A refusal of any kind is an answer: no. */
async function findReadable(
  access: VisitorsOptions['access'],
  { token, owner, name }: { readonly token: string; readonly owner: string; readonly name: string },
): Promise<RepositoryPlace | undefined> {
  try {
    return await access.findRepository(token, owner, name);
  } catch (thrown) {
    if (thrown instanceof GitHubError && thrown.reason === 'forbidden') return undefined;
    throw thrown;
  }
}
