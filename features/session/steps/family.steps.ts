import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<string>('childNamed', {
  Wren: playerId('Wren'),
  Robin: playerId('Robin'),
  Hana: playerId('Hana'),
  'the last child': 'true',
  'a made-up child': 'true or false',
})

When<ClubWorld>(
  /^(\w+) (?:acts|is acting|has chosen to act) for (\w+)( with the password)?$/,
  async function (member: Member, child: Member, withPassword?: string) {
    const { family } = this.as(member)
    await family.actFor(child)
    if (withPassword) await family.givePassword(this.club.memberships.credentialsOf(child).password)
  },
)

When<ClubWorld>(/^(\w+) gives (?:the password of (\w+)|no password)$/, async function (member: Member, child?: Member) {
  await this.as(member).family.givePassword(child ? this.club.memberships.credentialsOf(child).password : '')
})

When<ClubWorld>('{member} follows a link that names {childNamed} as the child', async function (member: Member, child: string) {
  await this.as(member).family.comeFor(child)
})

Then<ClubWorld>("the club has recorded only {member}'s passes", async function (member: Member) {
  await this.expectEventually(() => this.tokensSinceNoted(), [playerId(member)])
})

Then<ClubWorld>('{member} finds the accounts of {list}', async function (member: Member, names: readonly string[]) {
  await this.expectEventually(
    () => this.as(member).family.names(),
    names.filter((name) => name !== 'nobody'),
  )
})

Then<ClubWorld>('{member} sees that she/he acts for {name}', async function (member: Member, name: string) {
  await this.expectEventually(() => this.as(member).family.actsFor(), name === 'nobody else' ? undefined : name)
})

Then<ClubWorld>('{member} finds nothing chosen for a booking', async function (member: Member) {
  await this.as(member).booking.begin()
  await this.expectEventually(() => this.as(member).booking.picked(), [])
})
