/** Parts that one kind of application adds to the office: the model of the work, and the process that decides. */
export type OfficeKind = {
  readonly model: string
  /** Parameter of the process that carries the application's id. */
  readonly parameter: `${string}_ID`
  /** Approves, completes or closes an application. */
  readonly documentAction: string
}
