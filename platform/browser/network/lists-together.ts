/** A list as it is read: its rows once they are known, also while a later reading failed. */
export type ListRead<Row> = {
  readonly data: readonly Row[] | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
  /** Names the entries of it that could not be read (`useUnreadable`). */
  readonly list?: string
}

type Query = Pick<ListRead<unknown>, 'isPending' | 'isError' | 'refetch'>

export type ListsTogether = {
  readonly isPending: boolean
  readonly onRetry: (() => void) | undefined
}

/** Several lists shown as one: waiting while one waits, to be asked for again when one failed. */
export function listsTogether(queries: readonly Query[]): ListsTogether {
  return {
    isPending: queries.some((query) => query.isPending),
    onRetry: queries.some((query) => query.isError)
      ? () => queries.forEach((query) => void query.refetch())
      : undefined,
  }
}

/** Number of rows; undefined while the list is loading, or when it could not be read and is empty. */
export function knownCount(
  rows: readonly unknown[],
  { isPending, onRetry }: ListsTogether,
): number | undefined {
  const isUnread = onRetry !== undefined && rows.length === 0
  return isPending || isUnread ? undefined : rows.length
}
