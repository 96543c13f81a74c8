import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preetiPlaces } from '../testing/preeti-places.ts'
import { preetiWords } from '../testing/preeti-words.ts'
import { typedInPreeti } from '../testing/typed-in-preeti.ts'
import { fromPreeti, isPreeti } from './preeti.ts'

/** Names as they are typed in Preeti, and what they look like then. */
const pairs: readonly (readonly [string, string])[] = [
  ['/fd', 'राम'],
  ['xl/', 'हरि'],
  ['l;tf', 'सिता'],
  ["zDe'", 'शम्भु'],
  ['cf/tL tfdfª', 'आरती तामाङ'],
  ['k|]d', 'प्रेम'],
  ['ljBf', 'विद्या'],
  ["z]/ axfb'/ yfkf", 'शेर बहादुर थापा'],
  ['s[i0f', 'कृष्ण'],
  ['uf]kfn', 'गोपाल'],
  ['sf7df8f}+', 'काठमाडौं'],
  ['g]kfn', 'नेपाल'],
  ['ljZj', 'विश्व'],
  ['cy{', 'अर्थ'],
  ["k'0f{", 'पुर्ण'],
  ['kmlnt', 'फलित'],
  ['emnf', 'झला'],
  ['O{Zj/', 'ईश्वर'],
  ['dfof', 'माया'],
  ['If]qL', 'क्षेत्री'],
  ['1fg]Gb|', 'ज्ञानेन्द्र'],
  ["lqe'jg", 'त्रिभुवन'],
  ['e§/fO{', 'भट्टराई'],
  ["b'uf{", 'दुर्गा'],
  ['sfsL{', 'कार्की'],
  ['zdf{', 'शर्मा'],
  ['clwsf/L', 'अधिकारी'],
  ["lji0f'", 'विष्णु'],
  ['nIdL', 'लक्ष्मी'],
  ['k|sfz', 'प्रकाश'],
  [";'/]Gb|", 'सुरेन्द्र'],
  ['cf]d', 'ओम'],
  ['cf}lwro', 'औधिचय'],
  ['P]Zjo{', 'ऐश्वर्य'],
  ['Zofd', 'श्याम'],
  ['1fgL', 'ज्ञानी'],
  ['/fh]Gb|', 'राजेन्द्र'],
  ['dx]Gb|', 'महेन्द्र'],
  ['ljGbf', 'विन्दा'],
  ['slkn', 'कपिल'],
  ['lzj', 'शिव'],
  ['lgd{nf', 'निर्मला'],
  [';ljtf', 'सविता'],
  ['dg]fh', 'मनोज'],
  ['u+uf', 'गंगा'],
  ['rfFbgL', 'चाँदनी'],
  ['bLk]Gb|', 'दीपेन्द्र'],
  ["a'4", 'बुद्ध'],
  ['a|Xdf', 'ब्रह्मा'],
  ['hgs', 'जनक'],
  ['8f]n/fh', 'डोलराज'],
  ['3g Zofd', 'घन श्याम'],
  ['5ljnfn', 'छविलाल'],
  ["6]saxfb'/", 'टेकबहादुर'],
  ["7fs'/", 'ठाकुर'],
  ["9'ª\\ufgf", 'ढुङ्गाना'],
]

/** Characters of the font that no common word of a register has. */
const rare: readonly (readonly [string, string])[] = [
  ["a'°f", 'बुड्ढा'],
  ['s…vÚ', 'क‘ख’'],
  ['æsÆ', '“क”'],
  ['cÌ', 'अन्न'],
  ['sÛ', 'क!'],
  ['s±v', 'क+ख'],
  ['!)Ü', '१०%'],
  ['b]j´f', 'देवझा'],
  ['rG›', 'चन्द्र'],
]

type PlaceNames = readonly { readonly nameNe: string }[]

function readPlaces(): { readonly districts: PlaceNames; readonly localLevels: PlaceNames } {
  const file = '../../profile/server/places/nepal-locations.json'
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

const all = [...pairs, ...preetiPlaces, ...preetiWords, ...rare]

describe('Preeti', () => {
  it('has 200 pairs of words, each word once', () => {
    const words = all.map(([, unicode]) => unicode)
    expect(words.length).toBeGreaterThanOrEqual(200)
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  })

  it.each(all)('%s is %s', (typed, expected) => {
    expect(fromPreeti(typed)).toBe(expected)
  })

  it.each(all.filter(([typed]) => /[a-z]/i.test(typed)))(
    'is recognised in %s, not in %s',
    (typed, unicode) => {
      expect([isPreeti(typed), isPreeti(unicode)]).toEqual([true, false])
    },
  )

  it.each([...preetiPlaces, ...preetiWords])('%s is how a typist presses %s', (typed, unicode) => {
    expect(typedInPreeti(unicode)).toBe(typed)
  })

  it('reads every district and local government of Nepal as a typist presses it', () => {
    const { districts, localLevels } = readPlaces()
    // The font has no hyphen.
    const names = [...districts, ...localLevels]
      .map(({ nameNe }) => nameNe)
      .filter((name) => !name.includes('-'))
    expect(names.length).toBeGreaterThan(800)
    const wrong = names.filter((name) => fromPreeti(typedInPreeti(name)) !== name)
    expect(wrong).toEqual([])
  })
})
