/** Installs Debian packages where that is possible, else fails with one line that names `what` is missing. */
export function ensureDebianPackages(packages: readonly string[], what: string): void
