/** Hashing and randomness. Synchronous, because all inputs are small. */
export interface Hasher {
  /** Returns `sha256:` and 64 hex digits over the UTF-8 bytes of a text, or over bytes. */
  sha256(data: string | Uint8Array): string;
  /** Returns `bytes` random bytes as lower-case hex. */
  randomHex(bytes: number): string;
}

/** Signs with the one key whose secret this process holds. Absent in agent jobs. */
export interface Signer {
  /** The id of the key as written in the config. */
  readonly keyId: string;
  /** The public half as `<id>:<base64>`. It must be listed in `signing.keys`. */
  readonly publicKey: string;
  /** Returns the Ed25519 signature over the UTF-8 bytes of `text` in standard base64. */
  sign(text: string): string;
}

/** Verifies signatures against the keys of the config. */
export interface Verifier {
  /** Returns false for an unknown key, a malformed signature, or a signature that does not match. Never throws. */
  verify(text: string, signature: { readonly key: string; readonly sig: string }): boolean;
}

/** Compresses with raw deflate and encodes with standard base64. */
export interface Compressor {
  deflate(text: string): string;
  /** Returns undefined when `data` is no base64, no deflate stream or no UTF-8, or grows past `maxBytes`. Never throws. */
  inflate(data: string, maxBytes: number): string | undefined;
}
