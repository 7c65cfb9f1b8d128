/** Raw deflate with standard base64 around it. */
export interface Compressor {
  deflate(text: string): string;
  /** Undefined when it is no base64, no deflate stream, no UTF-8, or grows past `maxBytes`. Never throws. */
  inflate(data: string, maxBytes: number): string | undefined;
}
