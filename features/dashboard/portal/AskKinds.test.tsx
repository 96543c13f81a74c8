import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it } from 'vitest'
import type { Profile } from '#features/profile/rules/facts.ts'
import type { Outcome } from '../rules/words.ts'
import { AskKinds } from './AskKinds.tsx'
import { type AtHome, type HomeProps, type HomeWords, noWords } from './at-home.ts'

const student = { profile: {} as Profile, isEnrolled: false }

/** A kind that says these words, and notes how far it heard the student has come. */
function kind(words: Partial<HomeWords>, heard: Outcome[] = []): AtHome {
  return {
    concerns: () => true,
    Home({ outcome, children }: HomeProps) {
      heard.push(outcome)
      return children({ ...noWords, ...words })
    },
    ahead: () => [],
  }
}

function ask(kinds: readonly AtHome[]) {
  let texts: readonly HomeWords[] = []
  render(
    <AskKinds kinds={kinds} student={student}>
      {(words) => {
        texts = words
        return <p>{words.filter(({ isPending }) => isPending).length} pending</p>
      }}
    </AskKinds>,
  )
  return () => texts
}

it('asks one kind after another, and each hears how far those before it have brought the student', () => {
  const heard: Outcome[] = []
  const reached = { is: 'reached', since: null } as const
  const texts = ask([kind({ outcome: reached }), kind({}, heard), kind({}, heard)])
  expect(texts()).toHaveLength(3)
  expect(new Set(heard)).toEqual(new Set([reached]))
})

it('asks no kind that the student does not concern, and shows its steps ahead', () => {
  const step = { id: 'later', label: { en: '', ne: '' }, state: 'blocked', path: null } as const
  const later = { ...kind({ tasks: [] }), concerns: () => false, ahead: () => [step] }
  const texts = ask([kind({ outcome: { is: 'awaited' } }), later])
  expect(texts()[1]).toEqual({ ...noWords, steps: [step] })
})

it('says that a kind is pending while its code is on its way', async () => {
  let arrive: (code: { default: AtHome['Home'] }) => void = () => {}
  const code = new Promise<{ default: AtHome['Home'] }>((resolve) => {
    arrive = resolve
  })
  const late = { ...kind({}), Home: lazy(() => code) }
  ask([late, kind({})])
  expect(screen.getByText('1 pending')).toBeTruthy()
  arrive({ default: kind({}).Home })
  expect(await screen.findByText('0 pending')).toBeTruthy()
})
