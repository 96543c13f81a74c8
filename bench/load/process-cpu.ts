import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** User and system time of a process so far in milliseconds; the kernel counts in hundredths of a second. */
export function cpuMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

/** Resident memory in MB. */
export function residentMb(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4) / 1024
}

/** The same of a cluster's processes, those that have ended too. */
export function clusterCpuMs(url: string): number {
  const folder = new URL(url).searchParams.get('host') ?? ''
  const file = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8')
  return childrenCpuMs(Number(file.split('\n')[0]))
}

/** The same of the processes that a process has started, those that have ended too. */
export function childrenCpuMs(parent: number): number {
  const ended = statOf(parent).slice(13, 15)
  const alive = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)[1]) === parent)
  return [...ended.map((ticks) => Number(ticks) * 10), ...alive.map(cpuMs)].reduce(
    (sum, ms) => sum + ms,
    0,
  )
}

/** Fields after the name: state, parent, … user time 12th, system time 13th, then those of ended children. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // it has ended since
  }
}
