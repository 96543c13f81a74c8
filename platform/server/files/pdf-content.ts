import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'

/** Contents that a stored PDF may not have. */
export type Forbidden = 'attachment' | 'active-content' | 'encrypted'

/** Keys that only lead to other files, to scripts or to forms that are programs. */
const forbiddenKeys: Readonly<Record<string, Forbidden>> = {
  EmbeddedFiles: 'attachment',
  EF: 'attachment',
  RF: 'attachment',
  Collection: 'attachment',
  JS: 'active-content',
  JavaScript: 'active-content',
  XFA: 'active-content',
  Encrypt: 'encrypted',
  RichMediaContent: 'active-content',
  RichMediaSettings: 'active-content',
}

/** Forbidden types of objects, by the keys that name the type. */
const forbiddenKinds: Readonly<Record<string, Readonly<Record<string, Forbidden>>>> = {
  S: {
    JavaScript: 'active-content',
    Launch: 'active-content',
    GoToR: 'active-content',
    GoToE: 'attachment',
    GoToDp: 'active-content',
    SubmitForm: 'active-content',
    ResetForm: 'active-content',
    ImportData: 'active-content',
    Sound: 'active-content',
    Movie: 'active-content',
    Hide: 'active-content',
    SetOCGState: 'active-content',
    Rendition: 'active-content',
    GoTo3DView: 'active-content',
    RichMediaExecute: 'active-content',
  },
  Type: { EmbeddedFile: 'attachment' },
  Subtype: {
    FileAttachment: 'attachment',
    RichMedia: 'active-content',
    Movie: 'active-content',
    Screen: 'active-content',
    Sound: 'active-content',
    '3D': 'active-content',
    PS: 'active-content',
  },
}

/** Keys that hold actions. Those that only show another place or address are removed, any other refuses the file. */
const actionKeys = ['OpenAction', 'AA', 'A', 'PA', 'Next'] as const
const harmlessActions: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named', 'Thread', 'Trans'])

/** The first thing an object, with all that stands inside it, may not hold. References are not followed. */
export function forbiddenIn(object: PDFObject): Forbidden | null {
  if (object instanceof PDFArray) return firstOf(object.asArray(), forbiddenIn)
  if (object instanceof PDFRawStream)
    return isOutside(object.dict) ? 'active-content' : forbiddenIn(object.dict)
  if (!(object instanceof PDFDict)) return null
  return (
    firstOf(object.entries(), ([key, value]) => forbiddenEntry(key, value, object)) ??
    (actionKeys.some((key) => isActingAt(object, key)) ? 'active-content' : null)
  )
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item) => Forbidden | null,
): Forbidden | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

/** A stream whose bytes are in another file. */
function isOutside(dictionary: PDFDict): boolean {
  return dictionary.has(PDFName.of('F'))
}

function forbiddenEntry(key: PDFName, value: PDFObject, dictionary: PDFDict): Forbidden | null {
  const name = key.decodeText()
  if (name === 'EmbeddedFiles' && isEmptyTree(dictionary.lookup(key))) return null
  if (name === 'Encrypt' && isTable(dictionary)) return null
  const byKey = own(forbiddenKeys, name)
  if (byKey !== undefined) return byKey
  const kinds = own(forbiddenKinds, name)
  const kind = kinds === undefined ? undefined : dictionary.lookup(key)
  const byKind =
    kinds !== undefined && kind instanceof PDFName ? own(kinds, kind.decodeText()) : undefined
  return byKind ?? forbiddenIn(value)
}

function own<Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}

/** The table of objects of a file that was locked; the lock has been taken off. */
function isTable(dictionary: PDFDict): boolean {
  return dictionary.get(PDFName.of('Type')) === PDFName.of('XRef')
}

/** A name tree without a single entry: some programs write the list of attachments though there is none. */
function isEmptyTree(tree: PDFObject | undefined): boolean {
  if (!(tree instanceof PDFDict)) return false
  return tree.entries().every(([key, value]) => {
    const items = tree.context.lookup(value)
    return (
      /^(Names|Kids)$/.test(key.decodeText()) && items instanceof PDFArray && items.size() === 0
    )
  })
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

/** Takes every action, and the empty list of attachments, out of an object and what stands inside it. */
export function removeActions(object: PDFObject): void {
  if (object instanceof PDFArray) object.asArray().forEach(removeActions)
  const dictionary = object instanceof PDFRawStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return
  dictionary.delete(PDFName.of('EmbeddedFiles')) // an empty list: any other was refused
  for (const key of actionKeys) if (isAction(dictionary, key)) dictionary.delete(PDFName.of(key))
  dictionary.values().forEach(removeActions)
}

function isAction(dictionary: PDFDict, key: (typeof actionKeys)[number]): boolean {
  if (key === 'OpenAction' || key === 'AA') return true
  const found = dictionary.lookup(PDFName.of(key))
  return found instanceof PDFDict && found.has(PDFName.of('S'))
}
