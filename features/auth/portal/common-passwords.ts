import { useEffect, useState } from 'react'

const noneYet: ReadonlySet<string> = new Set()

/** The most used passwords, fetched once the page is shown; until then only the server checks them. */
export function useCommonPasswords(): ReadonlySet<string> {
  const [common, setCommon] = useState(noneYet)
  useEffect(() => {
    import('../rules/common-passwords.ts').then(
      (list) => setCommon(list.commonPasswords),
      () => undefined,
    )
  }, [])
  return common
}
