import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { readBackupState } from '#platform/server/postgres/backup/backup-state.ts'
import type { PartState, StatusPart } from '#platform/server/status/status-part.ts'
import { diskLevel, isBackupOld, isRestoreOld, sizeText } from '../../rules/figures.ts'
import {
  partFacts as facts,
  partFigures as figures,
  partNames as names,
  partStates as states,
  partTodos as todos,
} from '../../rules/part-messages.ts'
import type { Installation } from '../installation.ts'

const hourMs = 3_600_000

/** Room on the disk of uploads, and of the bundled database. */
export function diskPart({ dataDir }: Installation, nowMs: () => number): StatusPart {
  return {
    id: 'disk',
    name: names.disk,
    ask: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      const [free, total] = [bavail * bsize, blocks * bsize]
      const level = diskLevel(free, total)
      const used = total === 0 ? 100 : Math.round((1 - free / total) * 100)
      return {
        level,
        state: { good: states.enough, look: states.low, failing: states.full }[level],
        figure: sayInBoth(figures.disk, { used, free: sizeText(free) }),
        since: { word: 'checked', atMs: nowMs() },
        ...(level === 'good' ? {} : { todo: todos['make-room'] }),
        measures: { disk_free_bytes: free, disk_bytes: total },
      }
    },
  }
}

const notOurs: PartState = {
  level: 'off',
  state: states['not-ours'],
  figure: figures['backup-not-ours'],
}

const makeBackup = {
  todo: todos['back-up'],
  facts: [{ label: facts.command, value: sameInBoth('npm run backup -- --to DIR') }],
}
const verifyRestore = {
  todo: todos['verify-restore'],
  facts: [{ label: facts.command, value: sameInBoth('npm run backup -- --verify') }],
}

/** The last whole copy of the bundled database. */
export function backupPart(
  { dataDir, hasOwnCluster }: Installation,
  nowMs: () => number,
): StatusPart {
  return {
    id: 'backup',
    name: names.backup,
    ask: async () => {
      if (!hasOwnCluster) return notOurs
      const lastGood = readBackupState({ folder: join(dataDir, 'postgres') })?.lastGood ?? null
      if (lastGood === null)
        return {
          level: 'failing',
          state: states.none,
          figure: figures['backup-none'],
          ...makeBackup,
        }
      const atMs = Date.parse(lastGood)
      const isOld = isBackupOld((nowMs() - atMs) / hourMs)
      return {
        level: isOld ? 'failing' : 'good',
        state: isOld ? states.old : states.good,
        figure: figures['backup-to'],
        since: { word: 'last', atMs },
        ...(isOld ? makeBackup : {}),
        measures: { backup_age_seconds: (nowMs() - atMs) / 1_000 },
      }
    },
  }
}

/** A copy counts only when it was restored for a test and found whole, within the last 30 days. */
export function restorePart(
  { dataDir, hasOwnCluster }: Installation,
  nowMs: () => number,
): StatusPart {
  return {
    id: 'restore',
    name: names.restore,
    ask: async () => {
      if (!hasOwnCluster) return notOurs
      const verified = readBackupState({ folder: join(dataDir, 'postgres') })?.verified
      if (verified === undefined)
        return {
          level: 'look',
          state: states.none,
          figure: figures['never-restored'],
          ...verifyRestore,
        }
      const atMs = Date.parse(verified.at)
      const days = Math.floor((nowMs() - atMs) / (24 * hourMs))
      const isOld = isRestoreOld(days)
      return {
        level: isOld ? 'look' : 'good',
        state: isOld ? states.old : states.good,
        figure: sayInBoth(figures.restored, { n: days }),
        since: { word: 'last', atMs },
        ...(isOld ? verifyRestore : {}),
        measures: { restore_age_seconds: (nowMs() - atMs) / 1_000 },
      }
    },
  }
}
