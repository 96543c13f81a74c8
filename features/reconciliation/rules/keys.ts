/** Names of the two sides' entries, each unique among all: `line:12`, `khalti:…`, `payment:12`, `attempt:…`. */
export function lineKey(lineId: number): string {
  return `line:${lineId}`
}

/** Of the wallet's id of a payment. */
export function khaltiKey(pidx: string): string {
  return `khalti:${pidx}`
}

export function paymentKey(paymentId: number): string {
  return `payment:${paymentId}`
}

export function attemptKey(attemptId: string): string {
  return `attempt:${attemptId}`
}

/** Parts of a key; an empty id where it has none. */
export function partsOf(key: string): { readonly source: string; readonly id: string } {
  const [source = '', id = ''] = key.split(':', 2)
  return { source, id }
}

/** Id of the record that a key names; NaN for one of text. */
export function idIn(key: string): number {
  return Number(partsOf(key).id)
}
