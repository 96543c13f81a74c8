import type { DefaultOptions } from '@tanstack/react-query'

const askAgainAfterMs = 10_000

/**
 * Lists are shown from the copy first and asked again when they are old; nothing is repeated by itself. What could not
 * be read is asked for by Try again, or by a page that is opened later: never by a part that is drawn because of the
 * failure, or a server that fails would be asked without end.
 */
export const queryDefaults: NonNullable<DefaultOptions['queries']> = {
  retry: false,
  retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > askAgainAfterMs,
  refetchOnWindowFocus: false,
  gcTime: Infinity,
  networkMode: 'always',
}

/** Without a network a press fails at once, where the library's own default would wait for one and say nothing. */
export const mutationDefaults: NonNullable<DefaultOptions['mutations']> = { networkMode: 'always' }
