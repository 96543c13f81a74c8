import { sql } from 'kysely'
import { bsMonths } from '#platform/pure/calendar/format.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { romanNumeral } from '#platform/pure/text/roman-numeral.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { usualIntakes, usualSemesters } from '#features/first-steps/rules/templates/template.ts'

/** Words of the demonstration's names, the longer ones first. */
const words: readonly (readonly [en: string, ne: string])[] = [
  ['Women in Engineering Grant', 'इन्जिनियरिङमा महिला अनुदान'],
  ['BE Computer Engineering', 'बीई कम्प्युटर इन्जिनियरिङ'],
  ['BE Civil Engineering', 'बीई सिभिल इन्जिनियरिङ'],
  ['BE Computer', 'बीई कम्प्युटर'],
  ['BE Civil', 'बीई सिभिल'],
  ['B.Tech CS & AI', 'बीटेक सीएस र एआई'],
  ['B.Tech IT', 'बीटेक आईटी'],
  ['M.Tech IT', 'एमटेक आईटी'],
  ['B.Sc. Ag', 'बीएस्सी कृषि'],
  ['BHM', 'बीएचएम'],
  ['fall intake', 'शरद भर्ना'],
  ['Fall', 'शरद'],
  ['Spring', 'वसन्त'],
  ['First', 'पहिलो'],
  ['Entrance', 'प्रवेश परीक्षा'],
  ['Admission', 'भर्ना'],
  ['Regular', 'नियमित'],
  ['Back Paper', 'पूरक'],
  ['Special', 'विशेष'],
  ['Need-based Scholarship', 'आर्थिक सहायता छात्रवृत्ति'],
  ['Merit Scholarship', 'योग्यता छात्रवृत्ति'],
  ['Computing and Information Technology', 'कम्प्युटिङ तथा सूचना प्रविधि'],
  ['Engineering', 'इन्जिनियरिङ'],
  ['Agriculture and Forestry', 'कृषि तथा वन'],
  ['Tourism and Management', 'पर्यटन तथा व्यवस्थापन'],
  ['Diploma', 'डिप्लोमा'],
  ['Bachelor', 'स्नातक'],
  ['Master', 'स्नातकोत्तर'],
  ['MPhil', 'एमफिल'],
  ['PhD', 'पीएचडी'],
  ...bsMonths.en.map((en, at) => [en, bsMonths.ne[at] ?? en] as const),
]

/** `Semester II Regular 2083` as `सेमेस्टर २ नियमित २०८३`. */
export function nepaliName(english: string): string {
  const known = [...usualIntakes, ...usualSemesters].find(({ en }) => en === english)
  if (known) return known.ne
  const numbered = english.replaceAll(
    /Semester ([IVX]+)/g,
    (_, numeral: string) => `सेमेस्टर ${romanNumeral(numeral).ne}`,
  )
  return devanagariDigits(words.reduce((name, [en, ne]) => name.replaceAll(en, ne), numbered))
}

/** Gives the Nepali half to every name of the academic registers that has none. */
export async function nameRegistersInNepali(transaction: Transaction): Promise<void> {
  for (const table of ['n_aca_year', 'n_intake', 'n_faculty', 'n_level', 'n_sem_year'] as const) {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(table)} where name_ne = ''`.execute(transaction)
    for (const { name } of rows)
      await sql`update ${sql.table(table)} set name_ne = ${nepaliName(name)}
        where name = ${name}`.execute(transaction)
  }
}
