import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>(
  '{member} has the bag {string} with a(n) {string} that carries {int} yards',
  async function (member: Member, bag: string, club: string, yards: number) {
    await this.club.bags.addBag(playerId(member), bag, { club, yards })
  },
)

Given<ClubWorld>('the bag has a(n) {string} that carries {int} yards too', async function (club: string, yards: number) {
  await this.club.bags.addClub({ club, yards })
})

Given<ClubWorld>('the address for the picture has expired {times}', function (times: number) {
  this.club.bags.rejectUploads(times)
})

When<ClubWorld>(
  '{member} adds a {string} of the brand {string} that carries {string}',
  async function (member: Member, category: string, brand: string, distance: string) {
    await this.as(member).bag.addClub({ category, brand, distance })
  },
)

When<ClubWorld>(
  '{member} changes the distance of her/his {string} to {string}',
  async function (member: Member, club: string, distance: string) {
    await this.as(member).bag.changeClub(club, { distance })
  },
)

When<ClubWorld>('{member} changes the distances of her/his clubs', async function (member: Member, table: DataTable) {
  await this.as(member).bag.changeDistances(table.rowsHash())
})

Then<ClubWorld>('the bag has a(n) {string} that carries {string}', async function (club: string, distance: string) {
  await this.expectEventually(() => this.me.bag.distanceOf(club), distance)
})

Then<ClubWorld>('{member} sees the bag {string} with {int} clubs', async function (member: Member, bag: string, clubs: number) {
  await this.expectEventually(() => this.as(member).bag.shown(), { bag, clubs })
})
