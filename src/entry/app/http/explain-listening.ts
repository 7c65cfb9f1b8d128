/** Returns what throws one sentence about a port that cannot be listened at. */
export function explainListening(port: number): (thrown: unknown) => never {
  return (thrown) => {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`BATON-E912: PORT is "${port}", and another program listens there. Write another number.`, {
        cause: thrown,
      });
    if (code === 'EACCES')
      throw new Error(`BATON-E912: PORT is "${port}", which this user may not use. Write a number from 1024.`, { cause: thrown });
    throw thrown;
  };
}
