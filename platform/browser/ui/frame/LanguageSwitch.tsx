import { language, useLanguage } from '#platform/browser/language.ts'

type Props = {
  /** On the brand colour: white words. */
  readonly onBrand?: boolean
  /** Phones have room for ने only. */
  readonly short?: boolean
}

/** `EN | नेपाली`: in the top bar and on public pages; the choice stays. */
export function LanguageSwitch({ onBrand = false, short = false }: Props) {
  const spoken = useLanguage()
  const chosen = onBrand ? 'font-strong underline decoration-2' : 'font-strong text-ink'
  const other = onBrand ? 'text-[#c5e4f6]' : 'text-link underline'
  const target = 'grid min-h-11 min-w-11 place-items-center rounded-control px-1.5'
  return (
    <div className="small flex items-center" role="group" aria-label="Language · भाषा">
      <button
        type="button"
        lang="en"
        className={`${target} ${spoken === 'en' ? chosen : other}`}
        aria-pressed={spoken === 'en'}
        aria-label="EN, English"
        onClick={() => language.set('en')}
      >
        EN
      </button>
      <span className="h-4 w-px bg-current opacity-40" aria-hidden />
      <button
        type="button"
        lang="ne"
        className={`${target} ${spoken === 'ne' ? chosen : other}`}
        aria-pressed={spoken === 'ne'}
        aria-label="नेपाली"
        onClick={() => language.set('ne')}
      >
        {short ? 'ने' : 'नेपाली'}
      </button>
    </div>
  )
}
