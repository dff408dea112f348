import { autorun } from 'mobx'
import { describe, expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'
import { sendMessage } from '../contexts/session/messages.ts'

const letter = { channel: 'email', to: 'hana@clubhouse.example', purpose: 'change-email' } as const

describe('the mailbox', () => {
  test('is empty until the club sends something, which is shown as it comes', async () => {
    const { desk, backend, changed } = await createDesk()
    const seen: number[] = []
    const stop = autorun(() => void seen.push(desk.postbox.newest.length))
    await sendMessage(backend.world, letter)
    changed()
    stop()
    expect(seen).toEqual([0, 1])
  })

  test('says to whom, when by the clocks of the club, and what about', async () => {
    const { desk, backend } = await createDesk()
    await sendMessage(backend.world, { channel: 'sms', to: '+1 312 555 0142', purpose: 'verify-phone' })
    const [message] = desk.postbox.newest
    expect(message).toMatchObject({ channel: 'sms', to: '+1 312 555 0142', about: 'Phone verification', isGood: true })
    expect([`${message?.at}`, message?.isToday]).toEqual(['2026-05-13T12:30:00-05:00[America/Chicago]', true])
  })

  test('brings codes that are copied, or seen to be copied by hand where the browser forbids it', async () => {
    const { desk, backend, happened } = await createDesk()
    await sendMessage(backend.world, letter)
    const code = backend.world.messages.list()[0]?.code ?? ''
    expect(desk.postbox.newest[0]?.brings).toEqual({ code })
    await desk.postbox.copy(code)
    expect([happened, desk.postbox.notice]).toEqual([[`copy ${code}`], { isProblem: false, text: `${code} copied` }])

    const { desk: other } = await createDesk({ canCopy: false })
    await other.postbox.copy(code)
    expect(other.postbox.notice).toMatchObject({ isProblem: true, text: expect.stringContaining('copy it yourself') })
  })

  test("brings links that open on the region's own site", async () => {
    const { desk, backend } = await createDesk({ region: 'jp' })
    await sendMessage(backend.world, { ...letter, purpose: 'verify-email', linkTo: '/verify-email?token=' })
    expect(desk.postbox.newest[0]?.brings).toEqual({
      address: expect.stringMatching(/^https:\/\/jp_ja\.example\/verify-email\?token=verify-email-\d+$/),
    })
  })

  test('says which is no longer good: replaced by a later one, or left too long', async () => {
    const { desk, backend, clock } = await createDesk()
    const good = () => desk.postbox.newest.map(({ isGood }) => isGood)
    await sendMessage(backend.world, letter)
    await desk.clockwork.travelTo(clock.now().add({ minutes: 1 }))
    await sendMessage(backend.world, letter)
    expect(good()).toEqual([true, false])
    await desk.clockwork.travelTo(clock.now().add({ minutes: 10 }))
    expect(good()).toEqual([false, false])
  })

  test('shows the newest twenty, the last one first', async () => {
    const { desk, backend } = await createDesk()
    for (let count = 1; count <= 23; count += 1) await sendMessage(backend.world, { ...letter, to: `player-${count}@clubhouse.example` })
    const { newest, count } = desk.postbox
    expect([count, newest.length]).toEqual([23, 20])
    expect([newest.at(0)?.to, newest.at(-1)?.to]).toEqual(['player-23@clubhouse.example', 'player-4@clubhouse.example'])
  })
})
