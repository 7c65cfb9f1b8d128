/** The rest of a sentence about a glob that cannot be read. */
export class GlobFault extends Error {}
