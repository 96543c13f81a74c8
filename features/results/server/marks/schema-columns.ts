/** Full and pass marks of an offered course; null: no such part. */
export type SchemaColumns = Readonly<
  Record<'external_fm' | 'external_pm' | 'practical_fm' | 'practical_pm', number | null>
>
