/** The URL of an HTTP server, for people to follow: an address that means "all addresses" can't be followed. */
export function addressUrl({ host, port }: { host: string; port: number }): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
