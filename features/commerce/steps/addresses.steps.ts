import { type DataTable, Then, When } from '@cucumber/cucumber'
import { addressField } from '../../world/addressFields.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { part, text } from '../../world/screen/Target.ts'
import { entryOf } from '../actors/AddressesActor.ts'
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
  const both = part('[data-address]').having(text('addresses:book.defaultShipping')).having(text('addresses:book.defaultBilling'))
  await this.expectEventually(() => this.as(member).addresses.streets(both), [address])
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

Then<ClubWorld>('the shop keeps no region of {string} of {member}', async function (street: string, member: Member) {
  await this.expectEventually(() => this.club.addresses.regionOf(playerId(member), street), '')
})

Then<ClubWorld>('the {name} of the address is missing', async function (name: string) {
  await this.expectEventually(() => this.me.addresses.isMissing(addressField(name)), true)
})

Then<ClubWorld>('{member} can choose among this many regions', async function (member: Member, table: DataTable) {
  for (const [country = '', count] of table.raw()) {
    const { addresses, screen } = this.as(member)
    await addresses.fillIn('countryCode', country)
    await this.expectEventually(() => screen.count(part('option:not([disabled])').within(entryOf('regionId'))), Number(count))
  }
})
