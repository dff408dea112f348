import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>("{member}'s own password is asked for", async function (member: Member) {
  await this.club.members.is(member, { passwordAsked: true })
})

When<ClubWorld>(/^(\w+) (?:looks|is looking) at the accounts of (?:her|his) family$/, async function (member: Member) {
  await this.as(member).family.look()
})

When<ClubWorld>(/^(\w+) (?:acts|is acting|has chosen to act) for (\w+)$/, async function (member: Member, child: Member) {
  await this.as(member).family.actFor(child)
})

When<ClubWorld>(/^(\w+) (?:acts|is acting) for (\w+) with the password$/, async function (member: Member, child: Member) {
  const { family } = this.as(member)
  await family.actFor(child)
  await family.givePassword(this.club.members.credentialsOf(child).password)
})

When<ClubWorld>('{member} gives the password of {member}', async function (member: Member, child: Member) {
  await this.as(member).family.givePassword(this.club.members.credentialsOf(child).password)
})

When<ClubWorld>('{member} gives no password', async function (member: Member) {
  await this.as(member).family.givePassword('')
})

When<ClubWorld>('{member} goes back to her/his own account', async function (member: Member) {
  await this.as(member).family.goBack()
})

When<ClubWorld>('{member} goes on as herself/himself', async function (member: Member) {
  await this.as(member).family.decline()
})

When<ClubWorld>('{member} comes by an address that names {member} as the child', async function (member: Member, child: Member) {
  await this.as(member).family.comeFor(playerId(child))
})

When<ClubWorld>('{member} comes by an address that names true as the child', async function (member: Member) {
  await this.as(member).family.comeFor('true')
})

When<ClubWorld>('{member} comes by an address that names true or false as the child', async function (member: Member) {
  await this.as(member).family.comeFor('true or false')
})

When<ClubWorld>('the passes are noted from now on', function () {
  this.passesNoted = this.club.notesPasses()
})

Given<ClubWorld>('the club works again', function () {
  this.club.trouble.isOver()
})

Then<ClubWorld>('the club has noted the passes of {member} alone', async function (member: Member) {
  await this.sees(() => this.passesNoted(), [playerId(member)])
})

Then<ClubWorld>('{member} finds the accounts of {list}', async function (member: Member, names: readonly string[]) {
  await this.sees(() => this.as(member).family.names(), names)
})

Then<ClubWorld>('{member} finds no accounts', async function (member: Member) {
  await this.sees(() => this.as(member).family.names(), [])
})

Then<ClubWorld>('{member} reads that she/he acts for {name}', async function (member: Member, name: string) {
  await this.sees(() => this.as(member).family.actsFor(), name === 'nobody else' ? undefined : name)
})

Then<ClubWorld>("{member} is asked for the child's password", async function (member: Member) {
  await this.sees(() => this.as(member).family.isAskedForPassword(), true)
})

Then<ClubWorld>('{member} is welcomed at home as {member}', async function (member: Member, name: Member) {
  await this.sees(() => this.as(member).home.welcomed(), name)
})

Then<ClubWorld>('{member} is welcomed at home as {member} in the second window', async function (member: Member, name: Member) {
  await this.secondWindow(member).home.go()
  await this.sees(() => this.secondWindow(member).home.welcomed(), name)
})

Then<ClubWorld>('{member} finds nothing chosen for a booking', async function (member: Member) {
  await this.as(member).booking.begin()
  await this.sees(() => this.as(member).booking.picked(), [])
})

Then<ClubWorld>('the password of {member} is nowhere on the device', async function (member: Member) {
  const { password } = this.club.members.credentialsOf(member)
  await this.sees(async () => JSON.stringify(await this.myDevice.kept()).includes(password), false)
})

Then<ClubWorld>('nothing of {member} is kept on the device', async function (member: Member) {
  await this.sees(async () => {
    const kept = JSON.stringify(await this.myDevice.kept())
    return this.club.members.secretsOf(member).filter((secret) => kept.includes(secret))
  }, [])
})

Then<ClubWorld>('the device has kept nothing of {member} for other windows', async function (member: Member) {
  await this.sees(async () => {
    const { 'clubhouse.user': shared = '' } = await this.myDevice.kept()
    return this.club.members.secretsOf(member).filter((secret) => shared.includes(secret))
  }, [])
})

Then<ClubWorld>('the family is marked with {word} on the device', async function (word: string) {
  await this.sees(async () => Object.values(await this.myDevice.kept()).some((text) => text.includes(`"family":"${word}"`)), true)
})

Then<ClubWorld>('the club was asked {int} times to open an account of the family', async function (times: number) {
  await this.sees(() => this.club.timesAsked(['session.sub-account-login']), times)
})
