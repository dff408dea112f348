import { type DataTable, Then, When } from '@cucumber/cucumber'
import { addressField } from '../../world/addressFields.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { addNew, fillIn } from '../words/addresses.ts'

When<ClubWorld>('{member} saves a new address', async function (member: Member, table: DataTable) {
  await addNew(this.as(member), table.raw())
})

When<ClubWorld>('{member} saves {string} with', async function (member: Member, address: string, table: DataTable) {
  const actor = this.as(member)
  await actor.addresses.beginToChange(address)
  await fillIn(actor, table.raw())
  await actor.addresses.save()
})

Then<ClubWorld>("{string} is where {member}'s orders and bills go", async function (address: string, member: Member) {
  await this.expectEventually(() => this.as(member).addresses.defaults(), { shipping: address, billing: address })
})

Then<ClubWorld>('the shop keeps the addresses {string} of {member}', async function (addresses: string, member: Member) {
  await this.expectEventually(() => this.club.addresses.streetsOf(playerId(member)).join(', '), addresses)
})

Then<ClubWorld>(
  'the shop keeps {string} as the region of {string} of {member}',
  async function (region: string, street: string, member: Member) {
    await this.expectEventually(() => this.club.addresses.regionOf(playerId(member), street), region)
  },
)

Then<ClubWorld>('the {name} of the address is missing', async function (name: string) {
  await this.expectEventually(() => this.me.addresses.isMissing(addressField(name)), true)
})

Then<ClubWorld>('{member} can choose among this many regions', async function (member: Member, table: DataTable) {
  for (const [country = '', count] of table.raw()) {
    await this.as(member).addresses.fillIn('countryCode', country)
    await this.expectEventually(() => this.as(member).addresses.regions(), Number(count))
  }
})
