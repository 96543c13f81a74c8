import { assertMobile, type TextMessage, type Texter } from './texter.ts'

export type FakeTexter = Texter & {
  /** Everything sent, oldest first. */
  readonly sent: readonly TextMessage[]
}

/** Keeps text messages in a list: for tests. */
export function fakeTexter(): FakeTexter {
  const sent: TextMessage[] = []
  return {
    sent,
    send(message) {
      assertMobile(message)
      sent.push(message)
      return Promise.resolve()
    },
  }
}
