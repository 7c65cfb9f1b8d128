/** Takes seconds from what is left; false, and nothing taken, when they are more than that. */
export type MayWait = (seconds: number) => boolean;

/** One budget for all waits of a client: three requests that wait five minutes each would outlast their job. */
export function createWaitBudget(seconds: number): MayWait {
  let left = seconds;
  return (wanted) => {
    if (!(wanted <= left)) return false;
    left -= wanted;
    return true;
  };
}
