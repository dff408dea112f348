import { describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { RegistrationsInMemory } from '../../../../tests/builders/RegistrationsInMemory.ts'
import { createDevice, untilIdle } from '../../../adapters/browser/createDevice.ts'
import { EmailCheck } from './EmailCheck.ts'

function aCheck() {
  const registrations = new RegistrationsInMemory()
  const { clock } = createDevice()
  return { registrations, clock, check: new EmailCheck(registrations, clock) }
}

const type = (check: EmailCheck, text: string) => {
  for (let end = 1; end <= text.length; end += 1) check.change(text.slice(0, end))
}

describe('[session.email-availability-by-call] an address', () => {
  test('is asked about once, as soon as nobody types any more', async () => {
    const { check, registrations, clock } = aCheck()
    type(check, 'sol@club.example')
    await clock.pass(499)
    expect(registrations.asked).toEqual([])
    await clock.pass(1)
    expect(registrations.asked).toEqual(['free sol@club.example', 'family sol@club.example'])
    expect(check.free.value).toBe(true)
  })

  test('is not decided upon here: what can’t be one is not asked about, what can be one always is', async () => {
    const { check, registrations, clock } = aCheck()
    type(check, 'sol@')
    check.leave()
    await clock.pass(1000)
    expect([registrations.asked, check.problem]).toEqual([[], 'wrong'])
    registrations.onFree = () => false
    check.change('sol@club.example')
    await clock.pass(1000)
    expect(check.problem).toBe('taken')
  })

  test('of a family is taken, too', async () => {
    const { check, registrations, clock } = aCheck()
    registrations.onFree = () => false
    registrations.onFamily = () => true
    check.change('sol@club.example')
    await clock.pass(1000)
    expect([check.family.value, check.problem]).toEqual([true, 'taken'])
  })

  test('is asked about at once when its field is left, and not again when the form is sent', async () => {
    const { check, registrations } = aCheck()
    check.change('sol@club.example')
    check.leave()
    await untilIdle()
    check.leave()
    expect(await check.confirm()).toBe('sol@club.example')
    expect(registrations.asked.filter((each) => each.startsWith('free'))).toHaveLength(1)
  })

  test('is asked about when the form is sent at the latest', async () => {
    const { check, registrations } = aCheck()
    check.change('sol@club.example')
    expect(await check.confirm()).toBe('sol@club.example')
    expect(registrations.asked[0]).toBe('free sol@club.example')
  })

  test('that was typed last wins, whatever answer comes last', async () => {
    const { check, registrations } = aCheck()
    const slow = Promise.withResolvers<boolean>()
    registrations.onFree = (email) => (email.startsWith('hana') ? slow.promise : true)
    check.change('hana@club.example')
    check.leave()
    await untilIdle()
    check.change('sol@club.example')
    check.leave()
    await untilIdle()
    slow.resolve(false)
    await untilIdle()
    expect([check.free.value, check.problem]).toEqual([true, undefined])
  })

  test('that could not be asked about stops the form with the reason, and is asked about anew', async () => {
    const { check, registrations } = aCheck()
    registrations.onFree = () => Promise.reject(new Failure('offline'))
    check.change('sol@club.example')
    await expect(check.confirm()).rejects.toMatchObject({ kind: 'offline' })
    registrations.onFree = () => true
    expect(await check.confirm()).toBe('sol@club.example')
  })
})

describe('[session.family-account-lookup] a family', () => {
  test('is not asked about before it is known whether the address is free', async () => {
    const { check, registrations } = aCheck()
    registrations.onFree = () => Promise.reject(new Failure('offline'))
    check.change('wren@club.example')
    check.leave()
    await untilIdle()
    expect(registrations.asked).toEqual(['free wren@club.example'])
  })

  test('is forgotten with the address', async () => {
    const { check, registrations } = aCheck()
    registrations.onFamily = (email) => email.startsWith('wren')
    check.change('wren@club.example')
    check.leave()
    await untilIdle()
    expect(check.family.value).toBe(true)
    check.change('sol@club.example')
    expect(check.family.value).toBeUndefined()
  })
})
