import { createSignInLink } from './accounts/create-sign-in-link.ts'
import { type App, startApp } from './app.ts'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { OperatorError } from './errors.ts'
import { createLog, type Logger } from './log.ts'

/** What hasn't stopped by so long after the drain won't: the process ends anyway. */
const stopWithinMillis = 9_500

const oneCtrlCMillis = 250

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const stopAsked = onStopAsked(log, stopWithinMillis + config.drainSeconds * 1000)
  const app = await startApp(config, log)
  await greet(app)
  log.info({ signal: await stopAsked }, 'stopping')
  await stop(app, log)
}

/** Waits for the signal to stop. The next one ends the process at once, and so does time. */
function onStopAsked(log: Logger, withinMillis: number): Promise<NodeJS.Signals> {
  const asked = Promise.withResolvers<NodeJS.Signals>()
  let askedAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A Ctrl-C arrives twice under npm: from the terminal, and passed on by npm.
      if (askedAt > 0 && performance.now() - askedAt > oneCtrlCMillis) process.exit(130)
      askedAt ||= performance.now()
      // Counted from here, since it may be the start that doesn't end.
      setTimeout(() => endAnyway(log), withinMillis).unref()
      asked.resolve(signal)
    })
  }
  return asked.promise
}

function endAnyway(log: Logger): void {
  log.error('could not stop in order; ending')
  process.exit(1)
}

async function greet({ server, services }: App): Promise<void> {
  if (server === null) {
    console.log('Stevedore works. Stop it with Ctrl-C.')
    return
  }
  const base = services.config.publicUrl ?? server.url
  const { token } = await createSignInLink(createContext(services))
  console.log(`Stevedore is ready.

  Sign in (works once, within the hour)   ${base}/sign-in?token=${token}
  The console                             ${base}/
  GraphiQL and the API                    ${base}/graphql
  Make an API key                         npm run api-key

Stop it with Ctrl-C.`)
}

async function stop(app: App, log: Logger): Promise<void> {
  await app[Symbol.asyncDispose]()
  log.info('stopped')
  process.exit(0)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exit(1)
}
