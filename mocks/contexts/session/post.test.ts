import { describe, expect, test } from 'vitest'
import { World } from '../../world/World.ts'
import { StoppedClock } from '../../world/WorldClock.ts'
import { redeem, sendMessage } from './messages.ts'

const letter = { channel: 'email', to: 'hana@clubhouse.example', purpose: 'change-email' } as const

function aWorld() {
  const clock = new StoppedClock('2026-05-13T17:30:00Z')
  const world = new World(clock)
  const codes = () => world.messages.list().map(({ code }) => code)
  return { clock, world, codes, last: () => codes().at(-1) ?? '' }
}

describe('a code that was sent', () => {
  test('has six digits, is good once, and for what it was sent for', async () => {
    const { world, last } = aWorld()
    expect(await sendMessage(world, letter)).toBeUndefined()
    expect(last()).toMatch(/^\d{6}$/)
    expect(await redeem(world, { purpose: 'reset-password', code: last() })).toMatchObject({ status: 409, body: { code: 90021 } })
    expect(await redeem(world, { ...letter, to: 'li@clubhouse.example', code: last() })).toMatchObject({ body: { code: 90021 } })
    expect(await redeem(world, { ...letter, code: last() })).toBeUndefined()
    expect(await redeem(world, { ...letter, code: last() })).toMatchObject({ body: { code: 90021 } })
  })

  test('lasts ten minutes', async () => {
    const { world, clock, last } = aWorld()
    await sendMessage(world, letter)
    clock.advance({ minutes: 10 })
    expect(await redeem(world, { ...letter, code: last() })).toMatchObject({ status: 409, body: { code: 90022 } })
  })

  test('can be replaced after half a minute and is then invalid', async () => {
    const { world, clock, codes } = aWorld()
    await sendMessage(world, letter)
    clock.advance({ seconds: 12 })
    expect(await sendMessage(world, letter)).toMatchObject({ status: 429, headers: { 'retry-after': '18' } })
    clock.advance({ seconds: 18 })
    expect(await sendMessage(world, letter)).toBeUndefined()
    const [first = '', second = ''] = codes()
    expect(await redeem(world, { ...letter, code: first })).toMatchObject({ body: { code: 90021 } })
    expect(await redeem(world, { ...letter, code: second })).toBeUndefined()
  })

  test('may be the end of a link', async () => {
    const { world, last } = aWorld()
    await sendMessage(world, { ...letter, purpose: 'verify-email', linkTo: '/verify-email?token=' })
    expect(world.messages.list()[0]?.link).toBe(`/verify-email?token=${last()}`)
    expect(await redeem(world, { purpose: 'verify-email', code: last() })).toBeUndefined()
  })
})
