/** What reading records needs from outside core; the ports `crypto` and `compress` fit. */
export interface ReadTools {
  /** `sha256:` and 64 hex digits over the UTF-8 bytes. */
  sha256(text: string): string;
  /** Undefined for anything that is no deflate stream of at most `maxBytes`. */
  inflate(data: string, maxBytes: number): string | undefined;
  verify(text: string, signature: { readonly key: string; readonly sig: string }): boolean;
  /** Whether the config lists a key with this id. Only for the words of a refusal; absent where nobody reads them. */
  knows?(key: string): boolean;
}

export interface RecordSigner {
  readonly keyId: string;
  /** Standard base64 of the Ed25519 signature over the UTF-8 bytes. */
  sign(text: string): string;
}

/** What writing records needs from outside core. */
export interface WriteTools {
  sha256(text: string): string;
  deflate(text: string): string;
  /** Absent: records and orders are written unsigned. */
  readonly signer?: RecordSigner;
}
