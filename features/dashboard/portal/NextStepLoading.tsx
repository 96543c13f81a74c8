/** Keeps the place of a card whose code or data is on its way, so that nothing jumps. */
export function NextStepLoading() {
  return <div className="card min-h-28" aria-hidden />
}
