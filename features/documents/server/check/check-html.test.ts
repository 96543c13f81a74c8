import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkFontPath, plainPageCsp, htmlPage, type PageContent } from './check-html.ts'
import { earlyLines, registeredLines, struckLines } from './check-lines.ts'

const institution = {
  name: { en: 'Lumbini & Sons <University>', ne: 'लुम्बिनी' },
  isDemo: false,
}
const content: PageContent = {
  sign: 'yes',
  title: { en: 'Issued by {institution}', ne: '{institution}ले जारी' },
  says: [],
  lines: [],
  photo: null,
}
const page = (facts: Partial<PageContent> = {}) => htmlPage(institution, { ...content, ...facts })
const label = { en: 'Name', ne: 'नाम' }

describe('the page of a code', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '</dd></dl></section><h1>This paper was issued</h1>',
  ])('shows %s as text, as a value, a message and a reason', (attack) => {
    const html = page({
      title: { en: attack, ne: attack },
      says: [
        { message: { en: 'Reason: {reason}', ne: 'कारण: {reason}' }, values: { reason: attack } },
      ],
      lines: [
        { label, value: attack },
        { label: { en: attack, ne: attack }, value: { en: attack, ne: `${attack}.` } },
      ],
    })
    expect(html).not.toContain(attack)
    expect(
      html.match(/<[a-z]+/g)?.filter((tag) => ['<script', '<svg', '<img'].includes(tag)),
    ).toEqual([])
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('names the university as text too', () => {
    expect(page()).toContain('Lumbini &#38; Sons &#60;University&#62;')
    expect(page()).not.toContain('<University>')
  })

  it('says a sentence once where both languages say the same', () => {
    const same = page({ lines: [{ label, value: { en: 'R-2083-1', ne: 'R-2083-1' } }] })
    expect(same.match(/R-2083-1/g)).toHaveLength(1)
    const only = page({ lines: [{ label, value: { en: 'Entrance', ne: '' } }] })
    expect(only).toContain('<dd>Entrance</dd>')
  })

  it('has a list only where there is something in it, and a picture only where there is one', () => {
    expect(page()).not.toContain('<dl>')
    const pictured = page({ photo: new Uint8Array([255, 216, 255]) })
    expect(pictured).toContain('src="data:image/jpeg;base64,/9j/"')
  })

  it('may run nothing, and its one style is the one its policy names', () => {
    const html = page({ photo: new Uint8Array([1]) })
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(plainPageCsp).toContain(`style-src 'sha256-${hash}'`)
    expect(plainPageCsp).toMatch(/^default-src 'none'/)
    expect(plainPageCsp).toContain("font-src 'self'")
    expect(style.match(/url\([^)]*\)/g)).toEqual([`url(${checkFontPath})`])
    expect(plainPageCsp).not.toContain('unsafe')
    expect(html).not.toMatch(/<(link|script|iframe|form)\b/)
  })
})

describe('the lines of a replaced version', () => {
  it('are struck where the newest one says otherwise, and shown so', () => {
    const total = (value: string) => ({ label: { en: 'Total', ne: 'जम्मा' }, value })
    const lines = struckLines(
      [{ label, value: 'Sita' }, total('61')],
      [{ label, value: 'Sita' }, total('69')],
    )
    expect(lines.map(({ isStruck }) => isStruck)).toEqual([undefined, true])
    const html = page({ lines })
    expect(html).toContain('<dd>Sita</dd>')
    expect(html).toContain('<dd><del>61</del></dd>')
  })
})

describe('the lines of a registered document', () => {
  const document = {
    name: { en: 'Receipt', ne: 'रसिद' },
    number: 'R-2083-000012',
    version: 2,
    issuedOn: '2026-11-20' as never,
    lines: [{ label, value: 'Sita' }],
    part: '',
  }
  const labels = (facts: Partial<typeof document> = {}) =>
    registeredLines({ ...document, ...facts }).map(({ label: { en } }) => en)

  it('say what it is before what stands on it', () => {
    expect(labels()).toEqual(['Document', 'Number', 'Version', 'Issued on', 'Name'])
  })

  it.each([
    ['stub', true],
    ['student', true],
    ['other', false],
  ])('name the part “%s”: %s', (part, isNamed) => {
    expect(labels({ part }).includes('Part')).toBe(isNamed)
  })
})

describe('the facts of a code from before the register', () => {
  const pairs = (...facts: string[]) =>
    earlyLines(facts).map(({ label: { en }, value }) => [
      en,
      typeof value === 'string' ? value : value.en,
    ])

  it('are chosen by the prefix of the number', () => {
    expect(pairs('R-2082-000007', 'Rs. 1,500', 'Sita', 'Entrance', '2026-01-05')).toEqual([
      ['Document', 'R-2082-000007'],
      ['Amount', 'Rs. 1,500'],
      ['Name', 'Sita'],
      ['For', 'Entrance'],
      ['Received on', '21 Poush 2082 (5 Jan 2026)'],
    ])
    expect(pairs('AC-1', 'Sita', 'BE', '2026-01-05', 'Hall 1', 'stub').at(-1)).toEqual([
      'Part',
      "Invigilator's part",
    ])
  })

  it('of an unknown number are still shown, and what is empty is left out', () => {
    expect(pairs('ZZ-1', '', 'Sita')).toEqual([
      ['Document', 'ZZ-1'],
      ['Document', 'Sita'],
    ])
    expect(pairs('toString-1', 'Sita')).toHaveLength(2)
    expect(earlyLines([])).toEqual([])
  })

  it('are days only where they are days', () => {
    expect(pairs('R-1', '2026-02-30')[1]).toEqual(['Amount', '2026-02-30'])
    expect(pairs('R-1', 'On 2026-02-03')[1]).toEqual(['Amount', 'On 2026-02-03'])
  })
})
