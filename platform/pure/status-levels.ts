/** State of a part of the system. `off`: not in use here, or not ours; `silent`: it did not answer in time. */
export const statusLevels = ['good', 'look', 'failing', 'off', 'silent'] as const
export type StatusLevel = (typeof statusLevels)[number]

/** True for a part that a person must look at. */
export function isNotGood(level: StatusLevel): boolean {
  return level !== 'good' && level !== 'off'
}
