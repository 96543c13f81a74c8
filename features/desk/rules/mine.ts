type Status = {
  readonly assigned: { readonly isMine: boolean } | null
  readonly asked: string | null
  readonly forMe: object | null
}

/**
 * True for an item that a person is to go on with: assigned to them and not waiting for a colleague, or with a question
 * to them or an answer to theirs.
 */
export function isMine({ assigned, asked, forMe }: Status): boolean {
  return forMe !== null || (assigned?.isMine === true && asked === null)
}
