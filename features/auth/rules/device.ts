/** Parts of a browser's User-Agent and their names; the first that matches counts, as browsers also name those before them. */
const browsers = [
  ['SamsungBrowser/', 'Samsung Internet'],
  ['OPR/', 'Opera'],
  ['Edg', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** Browser and system by name, as `Chrome, Android`; never versions or models. Null where neither is known. */
export function deviceOf(userAgent: string): string | null {
  const names = [browsers, systems].map(
    (known) => known.find(([part]) => userAgent.includes(part))?.[1],
  )
  return names.filter((name) => name !== undefined).join(', ') || null
}
