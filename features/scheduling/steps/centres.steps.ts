import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/DeviceLocation.ts'

Given<ClubWorld>('{member} is in {city}', function (member: Member, place: DeviceLocation) {
  this.device(member).setLocation(place)
})

When<ClubWorld>('{member} looks for centres around the postal code {word}', async function (member: Member, code: string) {
  await this.as(member).booking.lookAroundPostal(code)
})

Then<ClubWorld>(
  'the distance to the first centre around {member} is in {unit}',
  async function (member: Member, unit: 'mile' | 'kilometer') {
    await this.expectEventually(async () => (await this.as(member).booking.nearby())[0]?.unit, unit)
  },
)

Then<ClubWorld>('{member} was not asked for her/his location', async function (member: Member) {
  await this.expectEventually(() => this.device(member).locationRequestCount(), 0)
})
