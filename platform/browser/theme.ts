import { useEffect } from 'react'
import { stored, useStored } from './storage/stored.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const theme = stored<Theme>({
  key: 'theme',
  parse: findTheme,
  fallback: 'system',
})

/** Sets the theme that was chosen from a list of `themes`. */
export function chooseTheme(picked: string): void {
  theme.set(findTheme(picked) ?? 'system')
}

export function useTheme(): Theme {
  return useStored(theme, 'system')
}

/** Keeps `<html data-theme>` at light or dark; the first value is set by the page's head script. */
export function useDocumentTheme(): void {
  const chosen = useTheme()
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => {
      const drawn = chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen
      document.documentElement.dataset['theme'] = drawn
    }
    apply()
    dark.addEventListener('change', apply)
    return () => dark.removeEventListener('change', apply)
  }, [chosen])
}

function findTheme(json: unknown): Theme | null {
  return themes.find((each) => each === json) ?? null
}
