import type { Captcha, CaptchaOutcome, UseOnce } from './captcha.ts'

export type FakeCaptcha = Captcha & {
  /** A token that passes once. */
  solve(): string
  /** Answers of the next checks, before tokens count again: a provider that fails or is down. */
  answerNext(...outcomes: CaptchaOutcome[]): void
}

/** For tests: knows its own tokens, obeys the same rules as the real ones. */
export function fakeCaptcha(useOnce: UseOnce): FakeCaptcha {
  const scripted: CaptchaOutcome[] = []
  let solutions = 0
  return {
    kind: 'pow',
    challenge: () => Promise.resolve({ solve: 'nothing' }),
    solve: () => `solved-${++solutions}`,
    answerNext: (...outcomes) => void scripted.push(...outcomes),
    async verify(token, { nowMs }) {
      const outcome = scripted.shift()
      if (outcome) return outcome
      const number = Number(/^solved-(\d+)$/.exec(token)?.[1] ?? 0)
      if (number < 1 || number > solutions) return 'failed'
      return (await useOnce(token, nowMs + 600_000)) ? 'passed' : 'failed'
    },
  }
}
