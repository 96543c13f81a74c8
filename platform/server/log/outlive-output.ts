/** What cannot be written, on a full disk or to a reader that is gone, costs its lines, never the process. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
