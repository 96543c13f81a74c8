import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ui = fileURLToPath(new URL('../../platform/browser/ui', import.meta.url))
const gallery = fileURLToPath(new URL('../../apps/portal/gallery', import.meta.url))

/** Components that draw nothing of their own, or only what another one shows in the gallery. */
const exempt: Readonly<Record<string, string>> = {
  AfterPaint: 'decides when its content is drawn',
  NearView: 'decides when its content is drawn',
  StillWaiting: 'holds the place of a part inside Together',
  Together: 'decides when its parts are seen; it shows Loading until then',
  NewVersionNotice: 'asks the server which version is deployed',
  SavedDocument: 'shows a document that this device has stored',
  UnreadableRows: 'reads the ids that UnreadableEntries shows',
  SavedTyping: 'a part of DraftNotes',
  DayParts: 'a part of DayField',
  Field: 'a part of TextField',
  FieldNote: 'a part of TextField',
  ScrollBox: 'a part of TableScroll',
  TableBox: 'a part of DataList',
  ReadTogether: 'LoadingRows until its parts are read',
  TableHead: 'a part of OfficeTable',
  TableRow: 'a part of OfficeTable',
  TableScroll: 'a part of OfficeTable',
  TableFile: 'draws what the office gives it',
  PagedTable: 'an OfficeTable whose rows a query reads',
}

const sourceOf = (folder: string, isCounted: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isCounted(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')

const components = [
  ...sourceOf(ui, (name) => name.endsWith('.tsx')).matchAll(/^export function ([A-Z]\w+)/gm),
].map(([, name = '']) => name)
const shown = sourceOf(gallery, (name) => name.endsWith('.tsx'))
const isShown = (name: string) => new RegExp(`<${name}\\b`).test(shown)

describe('the gallery', () => {
  it('shows every component of platform/browser/ui', () => {
    expect(components.length).toBeGreaterThan(50)
    const missing = components.filter((name) => !isShown(name) && !Object.hasOwn(exempt, name))
    expect(missing).toEqual([])
  })

  it('exempts only components that exist and are not shown', () => {
    const needless = Object.keys(exempt).filter(
      (name) => !components.includes(name) || isShown(name),
    )
    expect(needless).toEqual([])
  })

  it('draws itself in both themes', () => {
    expect(shown).toContain("['light', 'dark']")
  })
})
