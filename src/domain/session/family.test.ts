import { describe, expect, it } from 'vitest'
import { actingFor, actorOf, childAskedFor, childrenOf, childSignedIn, parentOf } from './family.ts'
import type { Player } from './player.ts'
import { type ChildGrant, type Session, signedOut } from './session.ts'

const jonah: Player = {
  ...{ id: 'jonah', firstName: 'Jonah', lastName: 'Pellbridge', email: 'jonah@club.example' },
  ...{ userType: 1, hand: 'right', metricDistances: false, metricSpeeds: false },
}
const grant = { token: 'token-jonah', refreshToken: 'refresh-jonah', shop: { token: 'shop-jonah' } }
const session: Session = {
  ...signedOut,
  grant,
  player: jonah,
  credit: 5,
  creditV3: { left: 5, total: 10, expiring: [] },
  deskTicket: { ticket: 'T' },
}
const child = (id: string): ChildGrant => ({
  id,
  name: { firstName: id, lastName: '' },
  token: `token-${id}`,
  shop: {},
  isSubAccount: true,
})
const [wren, bee] = [child('wren'), child('bee')]

describe('a child', () => {
  it('[session.child-sign-in] [session.child-login-marks-family] that is signed in acts, and the family is marked', () => {
    expect(childSignedIn(session, wren)).toMatchObject({ child: wren, family: 'accept', grant })
  })

  it('is not signed in where the parent has left', () => {
    expect(childSignedIn(signedOut, wren)).toBe(signedOut)
  })

  it("sees nothing of what was read of the parent, nor the parent of the child's", () => {
    const asWren = childSignedIn(session, wren)
    expect([asWren.player, asWren.credit, asWren.creditV3, asWren.deskTicket]).toEqual([undefined, undefined, undefined, undefined])
    expect(parentOf(asWren)).toBe(jonah)
    const back = actingFor({ ...asWren, player: { ...jonah, id: 'wren' }, credit: 2 }, undefined)
    expect(back).toMatchObject({ player: jonah, credit: 5, child: undefined })
    expect(actingFor(back, wren)).toMatchObject({ player: { id: 'wren' }, credit: 2, creditV3: undefined })
  })

  it('sees nothing of a sibling', () => {
    const asWren = { ...childSignedIn(session, wren), player: { ...jonah, id: 'wren' }, credit: 2 }
    expect(childSignedIn(asWren, bee)).toMatchObject({ child: bee, player: undefined, credit: undefined })
  })

  it('that signs in once more gets the new tokens and keeps what was read', () => {
    const asWren = { ...childSignedIn(session, wren), credit: 2 }
    const again = childSignedIn(asWren, { ...wren, token: 'new' })
    expect(again).toMatchObject({ child: { token: 'new' }, credit: 2 })
    expect(childrenOf(again)).toHaveLength(1)
  })

  it('stays signed in at the window while somebody else acts', () => {
    const both = childSignedIn(childSignedIn(session, wren), bee)
    expect(childrenOf(both)).toEqual([bee, wren])
    expect(childrenOf(actingFor(both, undefined))).toEqual([wren, bee])
  })
})

it('a parent is whoever signed in, and nobody where that has not been read', () => {
  expect(parentOf(session)).toBe(jonah)
  expect(parentOf({ ...signedOut, grant, child: wren })).toBeUndefined()
  expect(
    parentOf({
      ...session,
      child: bee,
      player: undefined,
      relatives: [{ child: wren, player: { ...jonah, id: 'wren' } }, { player: jonah }],
    }),
  ).toBe(jonah)
})

it('an actor is the child, or whoever signed in', () => {
  expect([actorOf(childSignedIn(session, wren)), actorOf(session)]).toEqual(['wren', undefined])
})

it('[session.sub-account-parameter-read] an address asks for nobody but a child who is signed in at the window', () => {
  const both = childSignedIn(childSignedIn(session, wren), bee)
  expect(childAskedFor(both, 'wren')).toBe(wren)
  expect(childAskedFor(both, 'true')).toBeUndefined()
  expect(childAskedFor(childSignedIn(session, wren), 'true')).toBe(wren)
  for (const asked of [null, '', 'jonah', 'true', 'cuckoo']) expect(childAskedFor(session, asked)).toBeUndefined()
})
