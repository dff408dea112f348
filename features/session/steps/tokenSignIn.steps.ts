import { Given, Then, When } from '@cucumber/cucumber'
import { hostOfRegion, type Region } from '#mocks/http/regions'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { part } from '../../world/screen/Target.ts'
import { ticket } from '../actors/TokenSignInActor.ts'

const hesitation = Temporal.Duration.from({ seconds: 2 })

/** What the address says around the ticket. */
definePhrases<readonly [string, string]>('ticketAddress', {
  'with a ticket': ['/?ticket=', ''],
  'with a launch-monitor ticket': ['/?ticket=', '&isSkytrak=true'],
  'to the lessons with a ticket': ['/lessons?ticket=', ''],
})

Given<ClubWorld>(
  '{member} followed a link {ticketAddress} for {member}',
  async function (member: Member, [before, after]: readonly [string, string], other: Member) {
    this.device(member).setStartAddress(`${before}${await this.club.memberships.ticketFor(other)}${after}`)
  },
)

definePhrases<Region>('clubOf', {
  'North America': 'global',
  China: 'cn',
  Singapore: 'sg',
  'Hong Kong': 'hk',
  Québec: 'qb',
  Japan: 'jp',
  'the Emirates': 'ae',
  'South Africa': 'za',
  'the field test': 'st',
})

Given<ClubWorld>(
  '{member} has signed in at the club of {clubOf}, in {browserLanguage}',
  async function (member: Member, region: Region, language: string) {
    this.device(member).setRegion(region)
    this.device(member).setLocale(language)
    const { session } = this.as(member)
    await session.signIn(this.club.memberships.credentialsOf(member))
    await this.expectEventually(() => session.isSignedIn(), true)
  },
)

Then<ClubWorld>('{member} is at the club of {clubOf}', async function (member: Member, region: Region) {
  await this.expectEventually(() => this.as(member).tokenSignIn.region(), region)
})

Then<ClubWorld>('{member} sees the address of the club of {clubOf}', async function (member: Member, region: Region) {
  await this.expectEventually(() => this.as(member).screen.text(part('main a[rel=noreferrer]')), hostOfRegion(region))
})

When<ClubWorld>(
  '{member} brings the ticket to the desk, where {member} opens the club with it',
  async function (member: Member, other: Member) {
    // Not until it has run out.
    this.environment.limitWaits(hesitation)
    await this.as(member).tokenSignIn.askForTicket()
    const text = await this.as(member).screen.text(ticket)
    this.device(other).setStartAddress(`/?ticket=${text}`)
    await this.as(other).reload()
  },
)

Then<ClubWorld>('{member} acts in the name of {name}', async function (member: Member, name: string) {
  await this.expectEventually(() => this.as(member).tokenSignIn.inNameOf(), name === 'nobody else' ? undefined : name)
})
