import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { buildAppointment } from '../../../../tests/builders/scheduling.ts'
import en from '../texts/en.json' with { type: 'json' }
import { cancelOutcome } from './cancelOutcome.ts'

const i18n = createInstance({
  lng: 'en',
  resources: { en: { scheduling: en } },
  defaultNS: 'scheduling',
  interpolation: { escapeValue: false },
})
await i18n.init()
const t = i18n.getFixedT('en', 'scheduling')

describe('After a cancellation the player reads', () => {
  const appointment = buildAppointment().build()

  test('that a late one lost the credit, and that the note was sent', () => {
    const outcome = cancelOutcome({ appointment, creditsLost: 1, creditsReturned: 0, note: 'Ill' }, t)
    expect(outcome).toBe('Lesson cancelled. You don’t get your credit back. Your note was sent.')
  })

  test('that an early one returned the credit', () => {
    const outcome = cancelOutcome({ appointment, creditsLost: 0, creditsReturned: 1, note: ' ' }, t)
    expect(outcome).toBe('Lesson cancelled. You get your credit back.')
  })

  test('that the waiting list was left, and nothing of credits', () => {
    const waiting = buildAppointment().with({ waitingList: true, state: 'waiting' }).build()
    expect(cancelOutcome({ appointment: waiting, creditsLost: 0, creditsReturned: 0, note: '' }, t)).toBe('You’ve left the waiting list.')
  })
})
