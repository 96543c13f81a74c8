import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactLine } from './redact.ts'

export type Log = Logger

/** From the worst to everything; `silent` writes nothing. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * One JSON object per line, redacted as a whole just before it is written, so that nothing (a request, an error,
 * a child's bindings) goes round the rules of redact.ts. `destination` defaults to standard output.
 */
export function createLog(settings: {
  readonly level: LogLevel
  readonly destination?: DestinationStream
}): Log {
  return pino(
    {
      level: settings.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: redactLine },
    },
    settings.destination ?? process.stdout,
  )
}
