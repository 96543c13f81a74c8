/** Groups of registers, in the order of the screen. */
export const registerGroups = ['academic', 'openings', 'texts'] as const
