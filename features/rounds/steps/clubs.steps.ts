import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

const times: Readonly<Record<string, number>> = { once: 1, twice: 2 }

Given<ClubWorld>(
  '{member} has the bag {string} with a(n) {string} that carries {int} yards',
  async function (member: Member, bag: string, club: string, yards: number) {
    await this.club.bags.has(playerId(member), bag, { club, yards })
  },
)

Given<ClubWorld>('the bag has a(n) {string} that carries {int} yards too', async function (club: string, yards: number) {
  await this.club.bags.hasToo({ club, yards })
})

Given<ClubWorld>('{member} has removed her/his {string} on another device', async function (member: Member, club: string) {
  this.club.bags.lose(playerId(member), club)
})

Given<ClubWorld>('the address for the picture has expired {word}', function (often: string) {
  this.club.bags.addressExpires(times[often] ?? 0)
})

When<ClubWorld>(
  '{member} adds a {string} of the brand {string} that carries {string}',
  async function (member: Member, category: string, brand: string, distance: string) {
    await this.as(member).bag.addClub({ category, brand, distance })
  },
)

When<ClubWorld>('{member} adds a club without choosing which', async function (member: Member) {
  await this.as(member).bag.addClub({ distance: '150' })
})

When<ClubWorld>('{member} begins to change her/his {string}', async function (member: Member, club: string) {
  await this.as(member).bag.beginToChange(club)
})

When<ClubWorld>(
  '{member} changes the distance of her/his {string} to {string}',
  async function (member: Member, club: string, distance: string) {
    await this.as(member).bag.changeClub(club, { distance })
  },
)

When<ClubWorld>('{member} changes the distances of her/his clubs', async function (member: Member, table: DataTable) {
  await this.as(member).bag.changeDistances(table.rowsHash())
})

When<ClubWorld>('{member} removes her/his {string}', async function (member: Member, club: string) {
  await this.as(member).bag.removeClub(club)
})

When<ClubWorld>('{member} gives her/his {string} a picture', async function (member: Member, club: string) {
  await this.as(member).bag.giveFile(club, 'picture')
})

When<ClubWorld>('{member} gives her/his {string} a text that calls itself a picture', async function (member: Member, club: string) {
  await this.as(member).bag.giveFile(club, 'text')
})

Then<ClubWorld>('the bag has a(n) {string} that carries {string}', async function (club: string, distance: string) {
  await this.sees(() => this.me.bag.distanceOf(club), distance)
})

Then<ClubWorld>('the gaps of the bag are {string}', async function (gaps: string) {
  await this.sees(async () => (await this.me.bag.gaps()).join(', '), gaps)
})

Then<ClubWorld>('the club keeps a picture of the {string}', async function (club: string) {
  await this.sees(() => this.club.bags.keepsPictureOf(club), true)
})

Then<ClubWorld>('{member} sees the picture of her/his {string}', async function (member: Member, club: string) {
  await this.sees(() => this.as(member).bag.hasPicture(club), true)
})
