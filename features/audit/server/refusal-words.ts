import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export type RefusalWords = {
  readonly process: string
  readonly code: string
  readonly message: Message
}

/** Texts of the refusals that this process has seen. Each is written once, together with the entries it belongs to. */
export function refusalWords() {
  const known = new Map<string, string>()
  const waiting = new Map<string, RefusalWords>()
  return {
    learn(words: RefusalWords): void {
      const key = `${words.process} ${words.code}`
      if (known.get(key) !== words.message.en) waiting.set(key, words)
    },
    async keep(transaction: Transaction): Promise<void> {
      const learnt = [...waiting]
      for (const [, { process, code, message }] of learnt) {
        const texts = { en: unfilled(message.en), ne: unfilled(message.ne) }
        await transaction
          .insertInto('refusal_words')
          .values({ process, code, ...texts })
          .onConflict((conflict) => conflict.columns(['process', 'code']).doUpdateSet(texts))
          .execute()
      }
      for (const [key, words] of learnt) {
        known.set(key, words.message.en)
        if (waiting.get(key) === words) waiting.delete(key)
      }
    },
  }
}

/** A sentence with its places left open. */
function unfilled(sentence: string): string {
  return sentence.replaceAll(/\{[^{}]*\}/g, '…')
}
