/**
 * A text in Unicode as a typist presses it in Preeti: syllable by syllable, from the keys of the font. It knows nothing of
 * the converter, which replaces characters one after another.
 */
export function typedInPreeti(text: string): string {
  const syllables = text.match(syllable) ?? []
  return syllables.map((each) => keysOf(each)).join('')
}

const syllable = /(?:र्\u200D)?(?:[क-ह]्)*[क-ह]्?[ा-ौ]*[ंँः]*|[अ-औ][ंँः]*|[^]/gu

function keysOf(written: string): string {
  const parts = /^((?:(?:र्\u200D)|(?:[क-ह]्))*)([क-ह])(्?)([ा-ौ]*)([ंँः]*)$/u.exec(written)
  if (parts === null) return Array.from(written, (each) => otherKeys.get(each) ?? each).join('')
  const [, before = '', last = '', halant = '', vowel = '', marks = ''] = parts
  const hasReph = before.startsWith('र्') && !before.startsWith('र्\u200D')
  const cluster = `${hasReph ? before.slice(2) : before}${last}`
  const special = vowel === 'ृ' && cluster === 'ह' ? 'Å' : whole.get(`${cluster}${vowel}`)
  const stem = special ?? keysOfCluster(cluster)
  const sign = special === undefined ? (vowelKeys.get(vowel) ?? '') : ''
  const ends = Array.from(marks, (each) => markKeys.get(each) ?? '').join('')
  const [first, after] = vowel === 'ि' ? ['l', ''] : ['', sign]
  return `${first}${stem}${halant === '' ? '' : '\\'}${after}${hasReph ? '{' : ''}${ends}`
}

/** Keys of a cluster: the longest joined characters of the font first, each half but the last one. */
function keysOfCluster(cluster: string): string {
  if (cluster === '') return ''
  for (const [joined, keys] of joinedKeys)
    if (cluster === joined) return keys
    else if (cluster.startsWith(`${joined}्`) && joined.length > 1)
      return `${halfOf(keys)}${keysOfCluster(cluster.slice(joined.length + 1))}`
  if (cluster.startsWith('र्\u200D')) return `¥${keysOfCluster(cluster.slice(3))}`
  if (/^[क-ह]्र$/u.test(cluster)) {
    const above = cluster.slice(0, 1)
    return `${keysOfCluster(above)}${'टठडढ'.includes(above) ? '«' : '|'}`
  }
  const [letter = '', ...rest] = cluster
  const keys = letterKeys.get(letter) ?? letter
  return rest.length === 0 ? keys[0] : `${keys[1]}${keysOfCluster(rest.slice(1).join(''))}`
}

function halfOf(keys: string): string {
  return keys.endsWith('f') ? keys.slice(0, -1) : `${keys}\\`
}

/** Whole syllables that are one key. */
const whole = new Map([
  ['रु', '?'],
  ['रू', '¿'],
])

/** Clusters that the font draws as one. */
const joinedKeys: readonly (readonly [string, string])[] = [
  ['ङ्क', 'Í'],
  ['ङ्ख', 'Î'],
  ['ङ्ग', 'Ë'],
  ['ङ्घ', '‹'],
  ['क्त', 'Qm'],
  ['क्र', 'qm'],
  ['क्ष', 'If'],
  ['ज्ञ', '1'],
  ['त्त', 'Q'],
  ['त्र', 'q'],
  ['द्द', '2'],
  ['द्ध', '4'],
  ['द्य', 'B'],
  ['द्व', 'å'],
  ['द्म', 'ß'],
  ['ट्ट', '§'],
  ['ट्ठ', 'Ý'],
  ['श्र', '>'],
]

/** Key of a letter alone, and of its half. */
const letterKeys = new Map<string, readonly [string, string]>(
  Object.entries({
    क: ['s', 'S'],
    ख: ['v', 'V'],
    ग: ['u', 'U'],
    घ: ['3', '£'],
    ङ: ['ª', 'ª\\'],
    च: ['r', 'R'],
    छ: ['5', '5\\'],
    ज: ['h', 'H'],
    झ: ['em', '¤'],
    ञ: ['`', '~'],
    ट: ['6', '6\\'],
    ठ: ['7', '7\\'],
    ड: ['8', '8\\'],
    ढ: ['9', '9\\'],
    ण: ['0f', '0'],
    त: ['t', 'T'],
    थ: ['y', 'Y'],
    द: ['b', 'b\\'],
    ध: ['w', 'W'],
    न: ['g', 'G'],
    प: ['k', 'K'],
    फ: ['km', 'ˆ'],
    ब: ['a', 'A'],
    भ: ['e', 'E'],
    म: ['d', 'D'],
    य: ['o', 'o\\'],
    र: ['/', '¥'],
    ल: ['n', 'N'],
    व: ['j', 'J'],
    श: ['z', 'Z'],
    ष: ['if', 'i'],
    स: [';', ':'],
    ह: ['x', 'X'],
  } as const),
)

const vowelKeys = new Map(
  Object.entries({
    'ा': 'f',
    'ी': 'L',
    'ु': "'",
    'ू': '"',
    'ृ': '[',
    'े': ']',
    'ै': '}',
    'ो': 'f]',
    'ौ': 'f}',
  }),
)

const markKeys = new Map(Object.entries({ 'ं': '+', 'ँ': 'F', 'ः': 'M' }))

const otherKeys = new Map(
  Object.entries({
    अ: 'c',
    आ: 'cf',
    इ: 'O',
    ई: 'O{',
    उ: 'p',
    ऊ: 'pm',
    ऋ: 'C',
    ए: 'P',
    ऐ: 'P]',
    ओ: 'cf]',
    औ: 'cf}',
    'ं': '+',
    'ँ': 'F',
    'ः': 'M',
    '०': ')',
    '१': '!',
    '२': '@',
    '३': '#',
    '४': '$',
    '५': '%',
    '६': '^',
    '७': '&',
    '८': '*',
    '९': '(',
    '(': '-',
    ')': '_',
    '.': '=',
    '।': '.',
    '/': '÷',
    '?': '<',
  }),
)
