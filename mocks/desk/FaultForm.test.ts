import { describe, expect, test } from 'vitest'
import { FaultForm, faultShapes } from './FaultForm.ts'

function filled(kind: string, values: Readonly<Record<string, string>> = {}): FaultForm {
  const form = new FaultForm('read')
  form.chooseKind(kind)
  for (const [name, value] of Object.entries(values)) form.fill(name, value)
  return form
}

describe('a fault that is filled in', () => {
  test.each(faultShapes.map(({ kind }) => kind))('of the kind %s is one from the start', (kind) => {
    expect(filled(kind).fault).toMatchObject({ kind })
  })

  test.each([
    ['slow', { milliseconds: '250' }, { kind: 'slow', milliseconds: 250 }],
    ['unavailable', {}, { kind: 'unavailable' }],
    ['unavailable', { retryAfter: '3' }, { kind: 'unavailable', retryAfter: 3 }],
    ['throttled', { retryAfter: 'Wed, 13 May 2026 17:31:00 GMT' }, { kind: 'throttled', retryAfter: 'Wed, 13 May 2026 17:31:00 GMT' }],
    ['status', { status: '403' }, { kind: 'status', status: 403 }],
    ['conflict', { fields: 'email: taken; phone: no number' }, { kind: 'conflict', fields: { email: 'taken', phone: 'no number' } }],
    ['refused', { code: '1002', message: '7', status: '' }, { kind: 'refused', code: 1002, message: '7' }],
    ['drifted', { how: 'unknown-word', record: '2' }, { kind: 'drifted', how: 'unknown-word', record: 2 }],
  ])('as %s with %o is %o', (kind, values, fault) => {
    expect(filled(kind, values).fault).toEqual(fault)
  })

  test.each([
    ['slow', { milliseconds: 'long' }],
    ['slow', { milliseconds: '' }],
    ['status', { status: '500' }],
    ['refused', { code: '' }],
  ])('wrongly, as %s with %o, says so', (kind, values) => {
    const form = filled(kind, values)
    expect([form.fault, form.problem]).toEqual([undefined, expect.stringContaining('Invalid values')])
  })

  test.each([
    ['1', 1],
    ['3', 3],
    ['', Number.POSITIVE_INFINITY],
    ['0', undefined],
    ['1.5', undefined],
    ['often', undefined],
  ])('for "%s" times', (text, times) => {
    const form = filled('no-network')
    form.repeat(text)
    expect([form.timesMeant, form.problem === undefined]).toEqual([times, times !== undefined])
  })
})
