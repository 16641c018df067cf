/** Also where the page isn't of a secure origin, and so has no randomUUID. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-')
}
