/** Time within which a step of the desk can be undone by the person who did it. */
export const undoMs = 600_000

/** True while a step that was done by `by` can be undone by `userId`. */
export function mayUndo(
  step: { readonly by: number; readonly doneMs: number },
  at: { readonly userId: number; readonly nowMs: number },
): boolean {
  return step.by === at.userId && at.nowMs - step.doneMs <= undoMs
}
