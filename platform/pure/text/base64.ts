// Browsers and Node have it; this layer is compiled without the types of either.
declare function atob(base64: string): string

/** The bytes of a base64 text. Megabytes of it come with every picture: a loop, not a call for each letter. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}
