/** Words that docs/writing.md replaces, and the places where one of them is right. */

/** @typedef {'identifiers' | 'file names' | 'comments' | 'interface texts' | 'documents'} Kind */

/** @type {readonly Kind[]} */
export const kinds = ['identifiers', 'file names', 'comments', 'interface texts', 'documents']

/** Singular forms, for their plurals too; a plural in the table is for itself alone. */
export const replacements = new Map([
  ['glass', 'snapshot or first paint'],
  ['letters', 'fonts, shortcuts or characters'],
  ['flight', 'round trip'],
  ['kept', 'cached, stored, reserved or held'],
  ['told', 'notified'],
  ['teller', 'notification or message'],
  ['said', 'message or text'],
  ['paper', 'exam paper, document, proof or page'],
  ['standing', 'status, state or balance'],
  ['act', 'action, audited transaction or idempotency key'],
  ['sort', 'type'],
  ['anew', 'again or refetch'],
  ['forget', 'evict, clear or remove'],
  ['instant', 'release time'],
  ['nobody', 'no user'],
  ['somebody', 'another user'],
  ['whoever', 'the person who'],
  ['house', 'layer'],
  ['story', 'end-to-end test'],
  ['campus', 'test server'],
  ['stage', 'test server or test fixture'],
  ['world', 'test fixture'],
  ['lot', 'batch'],
  ['walk', 'navigation'],
  ['wish', 'command'],
  ['leaf', 'calendar tile'],
  ['door', 'entry point'],
])

/**
 * Right uses. An entry without `files` holds everywhere; without `phrase`, for the word alone. A phrase is matched against
 * the whole identifier, file name, comment or text, and allows the words inside its matches.
 * @typedef {{ words: readonly string[], kinds: readonly Kind[], files?: RegExp, phrase?: RegExp, why: string }} Entry
 * @type {readonly Entry[]}
 */
export const allowed = [
  {
    words: [...replacements.keys()],
    kinds: ['documents'],
    files: /^docs\/writing\.md$/,
    why: 'Lists the words and quotes them.',
  },
  {
    words: [...replacements.keys()],
    kinds: ['documents'],
    files: /^docs\/wire\.md$/,
    why: 'Generated from names and texts of the code, which are checked there.',
  },
  {
    words: [...replacements.keys()],
    kinds: ['file names', 'documents'],
    files: /^docs\/decisions\//,
    phrase: /\b\d{3}-[\w-]+\.md\b/g,
    why: 'A decision record keeps its number and its file name.',
  },
  {
    words: ['paper'],
    kinds: ['identifiers', 'file names', 'comments', 'interface texts', 'documents'],
    files: /^(?:features\/(?:examination|first-day|results)|kinds\/(?:exam|retotaling))\//,
    why: 'Exam papers are what these modules are about.',
  },
  {
    words: ['paper'],
    kinds: ['identifiers'],
    files: /^(?:apps\/server\/demo\/|bench\/|e2e\/|testing\/|kinds\/long-texts\.test)/,
    phrase: /^(?:papers?|papersOf|papersSat|firstPaper|aFailedPaper)$/g,
    why: 'Exam papers in demonstration, tests and measurements.',
  },
  {
    words: ['paper'],
    kinds: ['comments', 'interface texts', 'documents'],
    phrase: /\b(?:exam|back) papers?\b|\bthe (?:last )?paper(?= is sat|'$)|`Paper(?:Marks)?`/gi,
    why: 'An exam paper, as the specification calls it.',
  },
  {
    words: ['paper'],
    kinds: ['identifiers', 'documents'],
    phrase:
      /\bn_issued_paper(?:_id|_ID)?\b|\bpaper_re(?:voke|store)\b|\bexam_paper_move\b|\breleased_outcome\(paper\b/g,
    why: 'Names of a table, of its columns and of processes.',
  },
  {
    words: ['paper'],
    kinds: ['identifiers', 'comments'],
    files: /^(?:platform\/server\/pdf\/|bench\/|features\/payments\/server\/receipts\/receipt\.ts)/,
    phrase: /^paper$|^PaperSize$|\bpaper size\b/gi,
    why: 'Size and colour of the sheet a PDF is printed on.',
  },
  {
    words: ['paper'],
    kinds: ['identifiers'],
    files:
      /^(?:features\/(?:audit\/rules\/fact-words|documents\/server\/register\/|notifications\/rules\/topics|students\/rules\/messages)|platform\/browser\/storage\/(?:document-store|registry))/,
    phrase: /^papers?$/g,
    why: 'Keys of texts, values of texts, wire names, and a database on the device.',
  },
  {
    words: ['paper'],
    kinds: ['file names', 'interface texts', 'documents'],
    phrase: /\bon-paper\b|\b(?:on|the|this|white|later) paper\b|\{paper\}|^'Paper'$/g,
    why: 'The sheet in the hand of a reader, a value of a text, and the label of a column.',
  },
  {
    words: ['paper'],
    kinds: ['documents'],
    files: /^docs\/office-rules\.md$/,
    why: 'Quotes titles of tests.',
  },
  {
    words: ['glass'],
    kinds: ['identifiers'],
    files: /^platform\/browser\/storage\/registry/,
    phrase: /^glass$/g,
    why: 'A name under which devices have stored the snapshot since the first version.',
  },
  {
    words: ['letters'],
    kinds: ['identifiers'],
    files: /^features\/(?:audit\/rules\/fact-words|payments\/rules\/statements\/bank-statement)/,
    phrase: /^letters$/g,
    why: 'A format of days, and a fact of older audit entries.',
  },
  {
    words: ['letters'],
    kinds: ['interface texts'],
    why: 'Characters that a person types, in the words of that person.',
  },
  {
    words: ['kept'],
    kinds: ['interface texts'],
    phrase: /\bWe kept what you typed\b/g,
    why: 'The text the design gives for a restored draft.',
  },
  {
    words: ['kept'],
    kinds: ['identifiers'],
    files: /^features\/(?:library|students)\//,
    phrase: /^kept(?:For)?$/g,
    why: 'A name on the wire and a state of a reservation.',
  },
  {
    words: ['kept'],
    kinds: ['identifiers'],
    files: /^features\/payments\/server\/(?:vouchers\/used|cash)\/rever/,
    phrase: /^kept$/g,
    why: 'A key of stored JSON.',
  },
  {
    words: ['told'],
    kinds: ['identifiers'],
    files: /^features\/examination\//,
    phrase: /^told$/g,
    why: 'A name on the wire and a value of texts.',
  },
  {
    words: ['told'],
    kinds: ['identifiers'],
    files: /^features\/results\/server\//,
    phrase: /^told$/g,
    why: 'A column.',
  },
  {
    words: ['told'],
    kinds: ['interface texts'],
    phrase: /\{told\}|\bstudent is told\b/gi,
    why: 'A value of a text; a student who is told something: ordinary English.',
  },
  {
    words: ['said'],
    kinds: ['identifiers'],
    files: /^features\/desk\//,
    phrase: /^said$/g,
    why: 'A column.',
  },
  {
    words: ['standing'],
    kinds: ['identifiers'],
    files: /^features\/desk\//,
    phrase: /^standing$/g,
    why: 'A name on the wire.',
  },
  {
    words: ['act'],
    kinds: ['identifiers'],
    files: /\.test\.tsx$/,
    phrase: /^act$/g,
    why: 'The function of React that flushes updates.',
  },
  {
    words: ['act'],
    kinds: ['identifiers'],
    files:
      /^(?:apps\/(?:office\/KeyChoices|server\/)|features\/(?:audit|desk|documents|library|payments|profile|settings|staff|students)\/)/,
    phrase: /^act$/g,
    why: 'A column of the audit trail, a key of its entries and of stored proposals, and a value of texts.',
  },
  {
    words: ['act'],
    kinds: ['identifiers', 'documents'],
    phrase: /\bidempotent_act\b/g,
    why: 'The name of a table.',
  },
  {
    words: ['act'],
    kinds: ['interface texts'],
    phrase: /\{act\}/g,
    why: 'A value of a text.',
  },
  {
    words: ['sort'],
    kinds: ['identifiers'],
    phrase: /^sort$|^sortRows$|^aria-sort$/g,
    why: 'Puts rows in order, and a column and wire name for a type.',
  },
  {
    words: ['sort'],
    kinds: ['comments', 'documents'],
    phrase: /`sort`|\bsorts?\b(?! of\b)/gi,
    why: 'Puts rows in order.',
  },
  {
    words: ['instant'],
    kinds: ['identifiers', 'documents'],
    files:
      /^(?:features\/(?:results\/server|two-people)\/|kinds\/entrance\/server\/merit\/merit|docs\/decisions\/024)/,
    phrase: /^instant$|\(paper, instant\)/g,
    why: 'A name on the wire, and a parameter of a database function.',
  },
  {
    words: ['instant'],
    kinds: ['documents'],
    files: /^docs\/office-rules\.md$/,
    why: 'Quotes the title of a test.',
  },
  {
    words: ['nobody'],
    kinds: ['comments', 'documents'],
    phrase: /`nobody`/g,
    why: 'A user of Unix.',
  },
  {
    words: ['somebody'],
    kinds: ['interface texts'],
    phrase: /^'Somebody(?: tried\b|'$)/g,
    why: 'A stranger, in a mail to the person concerned; the name of a person in a test.',
  },
  {
    words: ['house'],
    kinds: ['identifiers'],
    phrase: /^House$/g,
    why: 'The name of an icon of lucide.',
  },
  {
    words: ['house'],
    kinds: ['file names', 'comments', 'documents'],
    phrase: /^house\.js$|`house\//g,
    why: 'The name of the plug-in of the linter.',
  },
  {
    words: ['campus'],
    kinds: ['identifiers', 'file names', 'comments'],
    files: /^(?:features\/institution\/|apps\/portal\/frame\/)/,
    why: 'A campus of the university.',
  },
  {
    words: ['campus'],
    kinds: ['interface texts', 'documents'],
    why: 'A campus of the university.',
  },
  {
    words: ['stage'],
    kinds: ['identifiers', 'file names', 'comments', 'documents'],
    files:
      /^(?:apps\/server\/|bench\/university|docs\/|features\/(?:auth|staff)\/|platform\/browser\/network\/rest-client|testing\/person)/,
    phrase:
      /^stage(?:One\w*)?$|^(?:has|open)?(?:[Ff]irst|[Ff]inal)Stage(?:OfStaff)?$|^SessionStage$|\b(?:first|second|login|both)[ -]stages?\b|`stage: /gi,
    why: 'A step of the login, as the specification counts them.',
  },
  {
    words: ['lot'],
    kinds: ['identifiers'],
    files:
      /^(?:features\/(?:audit\/rules\/fact-words|desk\/server\/desk\.test)|platform\/server\/processes\/trail)/,
    phrase: /^lot$/g,
    why: 'A key of stored JSON and of the audit trail.',
  },
  {
    words: ['lot'],
    kinds: ['interface texts', 'documents'],
    phrase: /`Desk-Lot`|^'Decided together: lot'$/g,
    why: 'Names the header of a batch, and its key in the audit trail.',
  },
  {
    words: ['wish'],
    kinds: ['interface texts'],
    phrase: /\bif you wish\b/g,
    why: 'Ordinary English.',
  },
  {
    words: ['door'],
    kinds: ['identifiers'],
    phrase: /^DoorOpen$/g,
    why: 'The name of an icon of lucide.',
  },
  {
    words: ['door'],
    kinds: ['interface texts'],
    phrase: /\bnear the door\b/g,
    why: 'The door of a room.',
  },
]
