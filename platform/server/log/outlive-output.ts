/** A failed write to the output, on a full disk or to a closed reader, loses its lines but never ends the process. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
