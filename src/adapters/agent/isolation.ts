/** Whether agents can run as a user of their own in namespaces of their own, and how (DESIGN 2 and 4.2). */
export type Isolation =
  | {
      readonly isolated: true;
      /** By what the namespaces are made. */
      readonly via: 'root' | 'sudo';
      /** Directories that the agent sees empty, such as the one that holds `RUNNER_TEMP` and `_actions`. Not inside a workspace. */
      readonly hide: readonly string[];
      /** Directories inside of hidden ones that it can read all the same, such as the tool cache. */
      readonly keep: readonly string[];
    }
  /** `reason` is a sentence that begins with "not isolated". */
  | { readonly isolated: false; readonly reason: string };

/** User and group of every agent: a number without an account, so it is in no group and in no sudoers file. */
export const agentUser = 61_100;

/** Where programs of the system are. Not the job's PATH: on GitHub's machines everybody can write to some of its directories. */
export const systemPath = '/usr/sbin:/usr/bin:/sbin:/bin';
