export function relatedTests(
  root: string,
  changed: readonly string[],
): { readonly tests: readonly string[]; readonly specs: readonly string[] }
