/** What one kind of application adds to the office: the model staff work on, and the process by which they decide. */
export type OfficeKind = {
  readonly model: string
  /** Parameter of the process that carries the application's id. */
  readonly parameter: `${string}_ID`
  /** Approves, completes or closes an application. */
  readonly documentAction: string
}
