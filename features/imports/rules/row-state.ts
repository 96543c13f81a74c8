/** States of a planned row: it is stored, changes its record, or nothing is done in the last three. */
export const rowStates = ['new', 'changed', 'equal', 'refused', 'left-out'] as const
export type RowState = (typeof rowStates)[number]
