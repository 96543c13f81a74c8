import { describe, expect, it } from 'vitest'
import { plainNumber, readPictureName } from './picture-name.ts'

describe('a file of a zip', () => {
  it.each([
    ['2079-BCT-12.jpg', 'photo', '2079-BCT-12'],
    ['Photos 2079/a/2079-BCT-12.JPEG', 'photo', '2079-BCT-12'],
    ['2079-BCT-12_photo.png', 'photo', '2079-BCT-12'],
    ['2079-BCT-12_Signature.png', 'signature', '2079-BCT-12'],
    ['2079-BCT-12 sign.webp', 'signature', '2079-BCT-12'],
    ['2079-BCT-12-हस्ताक्षर.jpg', 'signature', '2079-BCT-12'],
    ['SIGNATURES/2079-BCT-12.jpg', 'signature', '2079-BCT-12'],
    ['Batch 79/Signs of 2079/12.jpg', 'signature', '12'],
    ['signatures/2079-BCT-12_photo.jpg', 'photo', '2079-BCT-12'],
    ['2079.1.04.0117.jpg', 'photo', '2079.1.04.0117'],
    ['2079-BCT-12', 'photo', '2079-BCT-12'],
    ['2079-BCT', 'photo', '2079-BCT'],
    ['../../etc/12.jpg', 'photo', '12'],
    ['/12.jpg', 'photo', '12'],
    ['signature.jpg', 'photo', 'signature'],
    ['.jpg', null, null],
    ['', 'photo', ''],
    ['__MACOSX/._12.jpg', null, null],
    ['a/Thumbs.db', null, null],
    ['a/.DS_Store', null, null],
  ])('%s is read', (path, kind, number) => {
    expect(readPictureName(path)).toEqual(kind === null ? null : { kind, number })
  })

  it('names a number in any case, punctuation and digits', () => {
    expect(plainNumber('२०७९/BCT/१२')).toBe('2079bct12')
    expect(plainNumber(' 2079-bct-12 ')).toBe('2079bct12')
    expect(plainNumber('---')).toBe('')
  })
})
