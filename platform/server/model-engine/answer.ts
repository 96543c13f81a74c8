/** What a request is answered with, ready to send. */
export type Answer = {
  readonly is: 'answer'
  readonly status: 200 | 201
  /** JSON: text, or bytes kept in memory. */
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Only of lists everybody with the role shares; their body may be kept by the browser and asked again. */
  readonly etag: string | null
}

export function personalAnswer(
  body: string,
  headers: Answer['headers'] = {},
  status: Answer['status'] = 200,
): Answer {
  return { is: 'answer', status, body, headers, etag: null }
}
