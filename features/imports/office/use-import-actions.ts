import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import {
  importCommit,
  importInvite,
  importKey,
  importLeaveOut,
  importMap,
  importPlan,
  importUndo,
} from '../wire/processes.ts'
import type { ImportFile } from '../wire/import-file.ts'
import { importsKey } from './imports.queries.ts'

/** Changes of one file are sent one after another: a check counts every correction that was typed before it. */
export function sentFor(id: number): string {
  return `import ${id}`
}

/** Everything that can be done with an open file; the screen shows the server's answer each time. */
export function useImportActions(id: number) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: importsKey })
  const show = async ({ file }: { readonly file: ImportFile }) => {
    queries.setQueryData([...importsKey, id], file)
    await refresh()
  }
  const done = async (_data: unknown, summary: string) => {
    toast.success(summary)
    await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['register'] })])
  }
  const inTurnWith = sentFor(id)
  const map = useProcess(importMap, show, { inTurnWith })
  const key = useProcess(importKey, show, { inTurnWith })
  const leaveOut = useProcess(importLeaveOut, refresh, { inTurnWith })
  const plan = useProcess(importPlan, show, { onNotDone: refresh, inTurnWith })
  const commit = useProcess(importCommit, done, { onNotDone: refresh, inTurnWith })
  const invite = useProcess(importInvite, done, { onNotDone: refresh, inTurnWith })
  const undo = useProcess(importUndo, done, { onNotDone: refresh, inTurnWith })
  const all = [map, key, leaveOut, plan, commit, invite, undo]
  const given = { import_ID: id }
  return {
    isPlanning: isRunning(plan.action),
    isBusy: all.some(({ action }) => isRunning(action)),
    /** One whose answer was lost: it is asked for again before anything else is done. */
    lost: all.find(({ action }) => action.state === 'lost')?.action ?? null,
    columnsError: map.error ?? key.error,
    rowsError: leaveOut.error,
    error: plan.error ?? commit.error ?? invite.error ?? undo.error,
    map: (place: number, column: string) => map.action.run({ ...given, place, column }),
    chooseKey: (chosen: string) => key.action.run({ ...given, key: chosen }),
    leaveOut: (line: number, isLeftOut: boolean) =>
      leaveOut.action.run({ ...given, line, isLeftOut }),
    leaveAllOut: () => leaveOut.action.run({ ...given, isLeftOut: true }),
    plan: () => plan.action.run(given),
    commit: () => commit.action.run(given),
    invite: () => invite.action.run(given),
    undo: () => undo.action.run(given),
  }
}
export type ImportActions = ReturnType<typeof useImportActions>
