/** Base64 in lines of 60 characters, each with its end, as GitHub sends file contents. */
export function encodeContent(content: Uint8Array): string {
  return Buffer.from(content)
    .toString('base64')
    .replaceAll(/.{1,60}/g, '$&\n');
}
