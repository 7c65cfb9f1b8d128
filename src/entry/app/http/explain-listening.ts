/** Returns what throws one sentence about a host or port that cannot be listened at. */
export function explainListening({ host, port }: { readonly host: string; readonly port: number }): (thrown: unknown) => never {
  return (thrown) => {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`BATON-E912: PORT is "${port}", and another program listens there. Write another number.`, {
        cause: thrown,
      });
    if (code === 'EACCES')
      throw new Error(`BATON-E912: PORT is "${port}", which this user may not use. Write a number from 1024.`, { cause: thrown });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(
        `BATON-E912: HOST is "${host}", which is no address of this machine. Write 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
        { cause: thrown },
      );
    throw thrown;
  };
}
