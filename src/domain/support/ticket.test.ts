import { describe, expect, test } from 'vitest'
import { emptyTicket, enteredTicket, largestFile } from './ticket.ts'

const entry = { subject: ' Video ', description: 'It stops.\nEvery time. ', name: ' Hana Ito', email: ' hana@clubhouse.example ' }

describe('a ticket', () => {
  test('is sent without the spaces around its texts', () => {
    const ticket = { subject: 'Video', description: 'It stops.\nEvery time.', name: 'Hana Ito', email: 'hana@clubhouse.example' }
    expect(enteredTicket(entry, undefined)).toEqual({ ticket })
  })

  test('has the technical details below its description', () => {
    expect(enteredTicket(entry, { version: '3.1', browser: 'Firefox 140' })).toMatchObject({
      ticket: { description: 'It stops.\nEvery time.\n\nVersion: 3.1\nBrowser: Firefox 140' },
    })
  })

  test.each([
    ['lacks every field', emptyTicket, { subject: 'missing', description: 'missing', name: 'missing', email: 'missing' }],
    ['lacks a subject that only has spaces', { ...entry, subject: '  ' }, { subject: 'missing' }],
    ['has an email address that is none', { ...entry, email: 'hana at club' }, { email: 'no-email' }],
    ['has a subject of 101 characters', { ...entry, subject: 'a'.repeat(101) }, { subject: 'too-long' }],
    ['has a name of two lines', { ...entry, name: 'Hana\nIto' }, { name: 'unwritable' }],
    ['has a description of 4001 characters', { ...entry, description: 'a'.repeat(4001) }, { description: 'too-long' }],
  ])('is not sent if it %s', (_what, typed, problems) => {
    expect(enteredTicket(typed, undefined)).toEqual({ problems })
  })

  test('may have a description of 4000 characters', () => {
    expect(enteredTicket({ ...entry, description: 'a'.repeat(4000) }, undefined)).toHaveProperty('ticket')
  })
})

test('a file may have 5 MB', () => {
  expect(largestFile).toBe(5_242_880)
})
