import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { StorageProblem } from '#platform/server/files/s3/storage-problem.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import {
  partFacts as facts,
  partFigures as figures,
  partNames as names,
  partStates as states,
  partTodos as todos,
} from '../../rules/part-messages.ts'
import type { Installation } from '../installation.ts'

/** The bucket of uploaded files. A refusal is shown with the storage's code, which names no key and no address. */
export function filesPart({ askBucket }: Installation, nowMs: () => number): StatusPart {
  return {
    id: 'files',
    name: names.files,
    ask: async () => {
      if (askBucket === null)
        return { level: 'off', state: states['on-disk'], figure: figures['files-on-disk'] }
      const since = { word: 'checked', atMs: nowMs() } as const
      const began = performance.now()
      try {
        await askBucket()
      } catch (error) {
        if (!(error instanceof StorageProblem)) throw error
        return {
          level: 'failing',
          state: states['no-files'],
          figure: figures['bucket-fails'],
          since,
          todo: todos['check-bucket'],
          facts: [{ label: facts.cause, value: sameInBoth(error.code) }],
        }
      }
      const ms = Math.round(performance.now() - began)
      return {
        level: 'good',
        state: states.answers,
        figure: sayInBoth(figures.bucket, { ms }),
        since,
      }
    },
  }
}
