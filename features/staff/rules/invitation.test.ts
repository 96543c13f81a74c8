import { describe, expect, it } from 'vitest'
import { invitationOf } from './invitation.ts'

const expires = new Date('2026-11-27T05:00:00Z')
const open = { invited: new Date('2026-11-20T05:00:00Z'), joined: null, link_expires: expires }
const until = expires.toISOString()

describe('an invitation', () => {
  it('is open until the ms it expires, and expired from then on', () => {
    expect(invitationOf(open, expires.getTime() - 1)).toEqual({ state: 'invited', until })
    expect(invitationOf(open, expires.getTime())).toEqual({ state: 'expired', until })
  })

  it('without a link was withdrawn', () => {
    expect(invitationOf({ ...open, link_expires: null }, 0)).toEqual({
      state: 'withdrawn',
      until: null,
    })
  })

  it('is over once its owner has joined, also while a link for a new password is open', () => {
    expect(invitationOf({ ...open, joined: open.invited }, 0)).toBeNull()
  })

  it('is none for an account that was made in another way', () => {
    expect(invitationOf({ ...open, invited: null }, 0)).toBeNull()
  })
})
