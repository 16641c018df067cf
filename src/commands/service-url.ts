import type { Config } from '../config.ts'
import { addressUrl } from '../lib/address-url.ts'

/** Where a Stevedore with this configuration is reached, as far as the configuration can tell: without a slash at the end. */
export function serviceUrl(config: Config): string {
  return config.publicUrl ?? addressUrl(config)
}
