import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'

/** Arguments of a reason: text in both languages, then own text that one language may lack. */
export const reasonArguments = {
  reason: v.optional(argument.text(argument.longTextLength)),
  reason_ne: v.optional(argument.text(argument.longTextLength)),
  own_words: v.optional(argument.text(argument.longTextLength)),
  own_words_ne: v.optional(argument.text(argument.longTextLength)),
}

/** Arguments besides others, where a reason has to be given. */
export function withReason<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object({ ...entries, ...reasonArguments }),
    v.rawCheck(({ dataset, addIssue }) => {
      const given = { ...(dataset.value as object) }
      if (Object.keys(reasonArguments).some((each) => each in given)) return
      const at = { type: 'object', origin: 'value', input: given, key: 'reason' } as const
      addIssue({ message: 'is missing', path: [{ ...at, value: undefined }] })
    }),
  )
}
