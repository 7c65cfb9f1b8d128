import type { JobIdentity, Permissions } from '../../contract.ts';
import type { Account, App, Installation } from './model.ts';

/** Who makes a request, and what limits them. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly account: Account }
  | { readonly kind: 'job'; readonly job: JobIdentity; readonly account: Account; readonly app: App }
  | {
      readonly kind: 'installation';
      readonly app: App;
      readonly account: Account;
      readonly installation: Installation;
      readonly permissions: Permissions;
      /** Lower-case full names. */
      readonly repositories: ReadonlySet<string>;
      readonly expiresAt: number;
    }
  /** An App with its JWT: may only ask about itself. */
  | { readonly kind: 'app'; readonly app: App };
