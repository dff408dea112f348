import { expect, test } from 'vitest'
import { buildMembership } from '../../../tests/builders/memberships.ts'
import { activatableMemberships } from './activation.ts'

const today = Temporal.PlainDate.from('2026-06-01')

test('a membership can be activated while no launch monitor uses it and until its last day', () => {
  const loose = { deviceId: undefined }
  const memberships = [
    buildMembership('used'),
    buildMembership('later', { ...loose, endsOn: Temporal.PlainDate.from('2027-01-01') }),
    buildMembership('ended', { ...loose, endsOn: today.subtract({ days: 1 }) }),
    buildMembership('today', { ...loose, endsOn: today }),
    buildMembership('endless', { ...loose, endsOn: undefined }),
  ]
  expect(activatableMemberships(memberships, today).map(({ id }) => id)).toEqual(['today', 'later', 'endless'])
})
