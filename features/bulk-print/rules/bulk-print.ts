/** Orders of a file's pages: by centre, room and seat; by programme, then number; by number. */
export const printOrders = ['seat', 'programme', 'number'] as const
export type PrintOrder = (typeof printOrders)[number]

/** `ended`: by a person; `failed`: a page could not be drawn; `removed`: the file's days are over. */
export const printStates = [
  'waiting',
  'drawing',
  'paused',
  'ready',
  'failed',
  'ended',
  'removed',
] as const
export type PrintState = (typeof printStates)[number]

export const printActions = ['pause', 'continue', 'end'] as const
export type PrintAction = (typeof printActions)[number]

/** The state after an action, or null where the action is not possible. */
export function stateAfter(state: PrintState, action: PrintAction): PrintState | null {
  const isOpen = state === 'waiting' || state === 'drawing'
  if (action === 'pause') return isOpen ? 'paused' : null
  if (action === 'end') return isOpen || state === 'paused' ? 'ended' : null
  return state === 'paused' || state === 'failed' ? 'waiting' : null
}

/** Actions that are possible in a state. */
export function actionsIn(state: PrintState): readonly PrintAction[] {
  return printActions.filter((action) => stateAfter(state, action) !== null)
}

/** More pages than this are two files. */
export const mostPages = 20_000

/** A finished file is removed after so many days. */
export const daysOfFile = 7
