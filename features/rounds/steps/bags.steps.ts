import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { gapIn } from '../../world/screen/shown.ts'
import { heading, item, main, named, text } from '../../world/screen/Target.ts'
import { changing } from '../actors/BagActor.ts'

Given<ClubWorld>(
  '{member} has the bag {string} with a(n) {string} that carries {int} yards',
  async function (member: Member, bag: string, club: string, yards: number) {
    await this.club.bags.addBag(playerId(member), bag, { club, yards })
  },
)

Given<ClubWorld>('the bag has a(n) {string} that carries {int} yards too', async function (club: string, yards: number) {
  await this.club.bags.addClub({ club, yards })
})

Given<ClubWorld>('{member} has changed the bag {string} on another device', async function (member: Member, bag: string) {
  await this.club.bags.touchBag(playerId(member), bag)
})

Given<ClubWorld>('{member} has removed the {string} on another device', function (member: Member, club: string) {
  this.club.bags.removeClub(playerId(member), club)
})

Given<ClubWorld>('the address for the picture has expired {times}', function (times: number) {
  this.club.bags.rejectUploads(times)
})

When<ClubWorld>(
  '{member} adds a {string} of the brand {string} that carries {string} yards',
  async function (member: Member, category: string, brand: string, distance: string) {
    await this.as(member).bag.addClub({ category, brand, distance })
  },
)

When<ClubWorld>(
  '{member} changes the distance of her/his {string} to {string}',
  async function (member: Member, club: string, distance: string) {
    await this.as(member).bag.changeDistance(club, distance)
  },
)

When<ClubWorld>('{member} changes the distances of her/his clubs', async function (member: Member, table: DataTable) {
  await this.as(member).bag.changeDistances(table.rowsHash())
})

Then<ClubWorld>('the bag has a(n) {string} that carries {string}', async function (club: string, distance: string) {
  const row = item().within(main).having(changing(club))
  await this.expectEventually(() => this.me.screen.text(named('distance').within(row)), distance)
})

Then<ClubWorld>('{member} sees the bag {string} with {int} clubs', async function (member: Member, bag: string, clubs: number) {
  const { screen } = this.as(member)
  await this.expectEventually(async () => (await screen.texts(heading(2).within(main)))[0], bag)
  await this.expectEventually(async () => Number(await gapIn(screen, 'bag:bag.clubs', 'count')), clubs)
})

Then<ClubWorld>('{member} sees the empty bag {string}', async function (member: Member, bag: string) {
  const { screen } = this.as(member)
  await this.expectEventually(async () => (await screen.texts(heading(2).within(main)))[0], bag)
  await this.expectEventually(() => screen.shows(text('bag:bag.noClubs')), true)
})

Then<ClubWorld>('the club keeps a picture of the {string}', async function (club: string) {
  await this.expectEventually(() => this.club.bags.keepsPictureOf(club), true)
})

Then<ClubWorld>('{member} sees the picture of her/his {string}', async function (member: Member, club: string) {
  await this.expectEventually(() => this.as(member).bag.hasPicture(club), true)
})
