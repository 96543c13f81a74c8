import { engineeringTemplate } from './engineering.ts'
import { generalTemplate } from './general.ts'

/** Starter templates by key. A new one is a file here and a line. */
export const starterTemplates = {
  engineering: engineeringTemplate,
  general: generalTemplate,
}
export type TemplateKey = keyof typeof starterTemplates

export function findTemplate(key: string): TemplateKey | null {
  return Object.hasOwn(starterTemplates, key) ? (key as TemplateKey) : null
}
