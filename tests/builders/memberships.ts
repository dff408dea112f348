import type { Membership } from '#domain/devices/membership'

/** Of the device `device-1`, until the end of 2026. */
export function buildMembership(id: string, given: Partial<Membership> = {}): Membership {
  return {
    ...{
      id,
      source: 'skytrak',
      name: 'Game Improvement',
      deviceId: 'device-1',
      endsOn: Temporal.PlainDate.from('2026-12-31'),
      renews: false,
    },
    ...given,
  }
}
