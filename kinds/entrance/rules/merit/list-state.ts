export const meritStates = ['draft', 'scheduled', 'published', 'replaced', 'void'] as const

/**
 * State of a stored merit list. `void`: its scores or claims had changed when it was to be published. `replaced`: a newer
 * version was published.
 */
export type MeritState = (typeof meritStates)[number]
