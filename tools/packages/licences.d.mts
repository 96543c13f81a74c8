type Delivered = { readonly name: string; readonly version: string; readonly licence: string }
export function licencesOf(lock: {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>
}): Map<string, Delivered[]>
export function isAccepted(licence: string): boolean
