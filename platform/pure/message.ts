/** A sentence in every language of the product. `{name}` marks a value filled in by `say`. */
export type Message = { readonly en: string; readonly ne: string }
export type Language = keyof Message
export type Messages = Readonly<Record<string, Message>>

/** The sentence in the language, with `{name}` replaced by `values.name`; unknown names stay as they are. */
export function say(
  message: Message,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
