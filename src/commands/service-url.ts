import type { Config } from '../config.ts'

/** Where a Stevedore with this configuration is reached, as far as the configuration can tell: without a slash at the end. */
export function serviceUrl({ publicUrl, host, port }: Config): string {
  if (publicUrl !== null) return publicUrl
  // An address that means "all addresses" can't be followed.
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
