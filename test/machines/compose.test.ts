import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Config, readConfig } from '../../src/config.ts'

type Service = { image: string; environment?: Record<string, string>; stop_grace_period?: string }

const text = await readFile(new URL('../../compose.yaml', import.meta.url), 'utf8')
const compose: { services: Record<string, Service> } = parse(text, { merge: true })

/** What a process of ours is told, with a value in the place of each variable of the operator's. */
function readConfigs(): { service: Service; config: Config }[] {
  return Object.values(compose.services)
    .filter(({ image }) => image === 'stevedore')
    .map((service) => {
      const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...settings } = service.environment ?? {}
      expect([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]).not.toContain(undefined)
      const given = Object.entries(settings).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/\$\{\w+:\?.*?\}/g, 'secret'),
      ])
      return { service, config: readConfig(Object.fromEntries(given)) }
    })
}

describe('compose.yaml', () => {
  it('starts two APIs and two workers with settings that exist, on one database and one bucket', () => {
    const configs = readConfigs().map(({ config }) => config)
    expect(configs.map(({ roles }) => roles.join()).sort()).toEqual(['api', 'api', 'worker', 'worker'])
    expect(new Set(configs.map(({ databaseUrl }) => databaseUrl)).size).toBe(1)
    expect(new Set(configs.map(({ s3 }) => s3?.bucket))).toEqual(new Set(['stevedore']))
  })

  it('gives an API the time that it takes to stop in order', () => {
    for (const { service, config } of readConfigs()) {
      expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(config.drainSeconds + 10)
    }
  })

  it('holds no secret', () => {
    for (const [, value] of text.matchAll(/(?:PASSWORD|SECRET\w*): (.*)/g)) {
      expect(value).toMatch(/^\$\{\w+:\?.*\}$/)
    }
    expect(text).toMatch(/DATABASE_URL: postgres:\/\/stevedore:\$\{POSTGRES_PASSWORD:\?/)
  })
})
