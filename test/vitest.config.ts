import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './support/slow-first.ts'

export default defineConfig({
  // As Node resolves them: with Vite's own condition `development` there'd be two copies of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes late where other tests have the cores.
    expect: { poll: { timeout: 20_000 } },
    // One more than there are cores on the smallest machine: tests wait for other processes for half of their time.
    maxWorkers: 3,
    // Modules hold no state of their own, so that files may share them.
    isolate: false,
    sequence: { sequencer: SlowFirst },
  },
})
