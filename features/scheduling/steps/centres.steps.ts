import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/Device.ts'

Given<ClubWorld>('{member} is in {city}', function (member: Member, place: DeviceLocation) {
  this.device(member).standsIn(place)
})

Given<ClubWorld>('{member} does not tell where she/he is', function (member: Member) {
  this.device(member).keepsPlaceSecret()
})

Given<ClubWorld>('{member} has found the centres around her/him', async function (member: Member) {
  this.device(member).standsIn({ zone: 'America/Chicago', latitude: 41.88, longitude: -87.63 })
  await this.as(member).booking.begin()
  await this.as(member).booking.lookAround()
})

When<ClubWorld>('{member} looks for centres around the postal code {word}', async function (member: Member, code: string) {
  await this.as(member).booking.lookAroundPostal(code)
})

Then<ClubWorld>('the first centre around {member} is told in {unit}', async function (member: Member, unit: 'mile' | 'kilometer') {
  await this.sees(async () => (await this.as(member).booking.nearby())[0]?.unit, unit)
})

Then<ClubWorld>('{member} was not asked where she/he is', async function (member: Member) {
  await this.sees(() => this.device(member).timesAskedForPlace(), 0)
})
