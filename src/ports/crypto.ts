/** Hashing and randomness. Synchronous: all inputs are small. */
export interface Hasher {
  /** `sha256:` and 64 hex digits over the UTF-8 bytes of a text, or over bytes. */
  sha256(data: string | Uint8Array): string;
  /** `bytes` random bytes as lower-case hex. */
  randomHex(bytes: number): string;
}

/** Makes signatures with the one key whose secret we hold. Absent in agent jobs. */
export interface Signer {
  /** Id of the key, as it stands in the config. */
  readonly keyId: string;
  /** The public half as `<id>:<base64>`; must stand in `signing.keys`. */
  readonly publicKey: string;
  /** Standard base64 of the Ed25519 signature over the UTF-8 bytes of `text`. */
  sign(text: string): string;
}

/** Checks signatures against the keys of the config. */
export interface Verifier {
  /** False for an unknown key, a malformed signature, or one that does not fit. Never throws. */
  verify(text: string, signature: { readonly key: string; readonly sig: string }): boolean;
}

/** Raw deflate with standard base64 around it. */
export interface Compressor {
  deflate(text: string): string;
  /** Undefined when it is no base64, no deflate stream, no UTF-8, or grows past `maxBytes`. Never throws. */
  inflate(data: string, maxBytes: number): string | undefined;
}
