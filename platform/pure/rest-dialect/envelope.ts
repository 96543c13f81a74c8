/** The figures around a list (REST dialect §2.1). `records` itself stays with the caller. */
export type Page = {
  /** The effective `$top`. */
  readonly size: number
  readonly skipped: number
  /** All matches, whatever the page. */
  readonly total: number
  /** Records on this page. */
  readonly count: number
}

/** The list as JSON text; `records` is the comma-joined JSON of its records. */
export function printEnvelope(page: Page, records: string): string {
  const { size, skipped, total, count } = page
  return `{"page-count":${pagesOf(page)},"records-size":${size},"skip-records":${skipped},"row-count":${total},"records":[${records}],"array-count":${count}}`
}

export function envelopeHeaders(page: Page): Readonly<Record<string, string>> {
  return {
    'X-Page-Count': String(pagesOf(page)),
    'X-Records-Size': String(page.size),
    'X-Skip-Records': String(page.skipped),
    'X-Row-Count': String(page.total),
    'X-Array-Count': String(page.count),
  }
}

/** Records and total of a parsed list body, or null when it is none. Some servers' array-count is wrong: count yourself. */
export function parseEnvelope(
  body: unknown,
): { readonly records: readonly unknown[]; readonly total: number } | null {
  if (typeof body !== 'object' || body === null || !('records' in body)) return null
  const records: unknown = body.records
  if (!Array.isArray(records)) return null
  const total = 'row-count' in body ? Number(body['row-count']) : records.length
  return { records, total: Number.isSafeInteger(total) ? total : records.length }
}

function pagesOf({ size, total }: Page): number {
  return Math.max(1, Math.ceil(total / size))
}
