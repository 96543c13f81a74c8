import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'

/** Keys that only lead to scripts, other files or forms that are programs. */
const activeKeys: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'RF',
  'XFA',
  'Encrypt',
  'Collection',
  'RichMediaContent',
  'RichMediaSettings',
])

/** What an object may not be, by the keys that say what it is. */
const activeKinds: Readonly<Record<string, ReadonlySet<string>>> = {
  S: new Set([
    'JavaScript',
    'Launch',
    'GoToR',
    'GoToE',
    'GoToDp',
    'SubmitForm',
    'ResetForm',
    'ImportData',
    'Sound',
    'Movie',
    'Hide',
    'SetOCGState',
    'Rendition',
    'GoTo3DView',
    'RichMediaExecute',
  ]),
  Type: new Set(['EmbeddedFile']),
  Subtype: new Set(['FileAttachment', 'RichMedia', 'Movie', 'Screen', 'Sound', '3D', 'PS']),
}

/** Where actions stand. Those that only show another place or address are taken out, any other refuses the file. */
const actionKeys = ['OpenAction', 'AA', 'A', 'PA', 'Next'] as const
const harmlessActions: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named', 'Thread', 'Trans'])

/** Whether an object, with all that stands inside it, has anything that acts. References are not followed. */
export function isActive(object: PDFObject): boolean {
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  if (object instanceof PDFRawStream) return isOutside(object.dict) || isActive(object.dict)
  if (!(object instanceof PDFDict)) return false
  return (
    object.entries().some(([key, value]) => isActiveEntry(key, value, object)) ||
    actionKeys.some((key) => isActingAt(object, key))
  )
}

/** A stream whose bytes are in another file. */
function isOutside(dictionary: PDFDict): boolean {
  return dictionary.has(PDFName.of('F'))
}

function isActiveEntry(key: PDFName, value: PDFObject, dictionary: PDFDict): boolean {
  const name = key.decodeText()
  if (activeKeys.has(name)) return true
  const kinds = Object.hasOwn(activeKinds, name) ? activeKinds[name] : undefined
  const kind = kinds === undefined ? undefined : dictionary.lookup(key)
  if (kind instanceof PDFName && kinds?.has(kind.decodeText())) return true
  return isActive(value)
}

/** An action of a kind that is not known to be harmless. A tagged page's attributes are called A too, without S. */
function isActingAt(dictionary: PDFDict, key: (typeof actionKeys)[number]): boolean {
  const found = dictionary.lookup(PDFName.of(key))
  const actions = found instanceof PDFArray && key === 'Next' ? found.asArray() : [found]
  return actions.some((each) => {
    const action = each && dictionary.context.lookup(each)
    const kind = action instanceof PDFDict ? action.lookup(PDFName.of('S')) : undefined
    return kind instanceof PDFName && !harmlessActions.has(kind.decodeText())
  })
}

/** Takes every action out of an object and what stands inside it. */
export function removeActions(object: PDFObject): void {
  if (object instanceof PDFArray) object.asArray().forEach(removeActions)
  const dictionary = object instanceof PDFRawStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return
  for (const key of actionKeys) if (isAction(dictionary, key)) dictionary.delete(PDFName.of(key))
  dictionary.values().forEach(removeActions)
}

function isAction(dictionary: PDFDict, key: (typeof actionKeys)[number]): boolean {
  if (key === 'OpenAction' || key === 'AA') return true
  const found = dictionary.lookup(PDFName.of(key))
  return found instanceof PDFDict && found.has(PDFName.of('S'))
}
