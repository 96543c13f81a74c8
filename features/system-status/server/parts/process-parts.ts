import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { RequestStats } from '#platform/server/status/request-stats.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { sizeText } from '../../rules/figures.ts'
import {
  partFacts as facts,
  partFigures as figures,
  partNames as names,
  partStates as states,
  partTodos as todos,
} from '../../rules/part-messages.ts'
import type { Installation } from '../installation.ts'

const slowLoopMs = 200
const manyErrors = 0.01

/** Number of processes, and how busy this one is. */
export function processPart({ workers, startedMs }: Installation): StatusPart {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    id: 'process',
    name: names.process,
    ask: async () => {
      const ms = Math.round(delay.max / 1e6)
      const usualMs = delay.percentile(99) / 1e6
      delay.reset()
      const { rss } = process.memoryUsage()
      const isBusy = usualMs > slowLoopMs
      return {
        level: isBusy ? 'look' : 'good',
        state: isBusy ? states.busy : states.runs,
        figure: sayInBoth(figures.process, { n: workers, ms, memory: sizeText(rss) }),
        since: { word: 'since', atMs: startedMs },
        ...(isBusy ? { todo: todos['see-log'] } : {}),
        facts: [{ label: facts['process-id'], value: sameInBoth(String(process.pid)) }],
        measures: { processes: workers },
      }
    },
  }
}

/** Answers of this process in the last quarter of an hour. */
export function requestsPart(stats: RequestStats): StatusPart {
  return {
    id: 'requests',
    name: names.requests,
    ask: async () => {
      const { count, errors, halfMs, mostMs } = stats.figures()
      const isFailing = errors > 0 && errors / count > manyErrors
      const figure =
        halfMs === null || mostMs === null
          ? figures['no-requests']
          : sayInBoth(figures.requests, { n: count, errors, half: halfMs, most: mostMs })
      return {
        level: isFailing ? 'failing' : errors > 0 ? 'look' : 'good',
        state: errors > 0 ? states.errors : states.answers,
        figure,
        ...(errors > 0 ? { todo: todos['see-log'] } : {}),
        facts: [{ label: facts['process-id'], value: sameInBoth(String(process.pid)) }],
      }
    },
  }
}

/** The certificate belongs to the proxy in front: this server speaks HTTP only. */
export function certificatePart({ isHttps }: Installation): StatusPart {
  return {
    id: 'certificate',
    name: names.certificate,
    ask: async () =>
      isHttps
        ? { level: 'off', state: states['not-ours'], figure: figures['proxy-https'] }
        : {
            level: 'off',
            state: states.none,
            figure: figures['no-https'],
            todo: todos['set-https'],
          },
  }
}
