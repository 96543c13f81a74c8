import { readSettings, type Settings } from '../settings/settings.ts'
import { StartProblem } from '../start/start-problem.ts'

/** Settings of a command beside the server. Throws a line per mistake. */
export function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const read = readSettings(environment)
  if ('settings' in read) return read.settings
  throw new StartProblem(read.mistakes.map((mistake) => `Setting ${mistake}`).join('\n'))
}
