import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/Device.ts'

Given<ClubWorld>("{member}'s own clock is in {city}", function (member: Member, { zone }: DeviceLocation) {
  this.device(member).clockIsIn(zone)
})

Given<ClubWorld>('{member} has {int} windows open', async function (member: Member, count: number) {
  for (const window of this.device(member).windows(count)) await window.home.go()
})

Given<ClubWorld>('{member} has a second window open', async function (member: Member) {
  await this.as(member).home.go()
  await this.secondWindow(member).home.go()
})

Given<ClubWorld>('{member} has duplicated the window', async function (member: Member) {
  await this.as(member).home.go()
  await this.device(member).duplicatesWindow()
})

When<ClubWorld>('{member} opens the club in a second window', async function (member: Member) {
  await this.secondWindow(member).home.go()
})

When<ClubWorld>('{member} returns to the second window', async function (member: Member) {
  await this.secondWindow(member).reload()
})

When<ClubWorld>('{member} loads the club anew', async function (member: Member) {
  await this.as(member).reload()
})

When<ClubWorld>('{member} closes the browser and comes back', async function (member: Member) {
  await this.device(member).restart()
})

Given<ClubWorld>('{member} came by the address of that lesson', function (member: Member) {
  this.device(member).startsAt(`/lessons/${this.lesson}`)
})

Given<ClubWorld>("{member} came by the club's site in Japan", function (member: Member) {
  this.device(member).isAtSiteOf('jp')
})

Given<ClubWorld>('{member} came by an address that leads to another host after signing in', function (member: Member) {
  this.device(member).startsAt('/sign-in?back=//elsewhere.invalid/lessons')
})

Given<ClubWorld>('{member} came by an address that names Wren as the child', function (member: Member) {
  this.device(member).startsAt(`/?sub-account=${playerId('Wren')}`)
})

Given<ClubWorld>('{member} came by an address that names true as the child', function (member: Member) {
  this.device(member).startsAt('/?sub-account=true')
})

Given<ClubWorld>('{member} came by an address that names ..\\/admin as the child', function (member: Member) {
  this.device(member).startsAt('/?sub-account=..%2Fadmin')
})

Given<ClubWorld>('{member} came by an address that says {word} about being embedded', function (member: Member, word: string) {
  this.device(member).startsAt(`/?embedOnProd=${word}`)
})

Given<ClubWorld>('half a sentence is what the device has kept of {member}', function (member: Member) {
  this.device(member).keeps('clubhouse.user', '{"version":1,"grant":{"tok')
})

Given<ClubWorld>('an account without a pass is what the device has kept of {member}', function (member: Member) {
  this.device(member).keeps('clubhouse.user', JSON.stringify({ version: 1, grant: {}, rememberMe: 'yes' }))
})

Given<ClubWorld>('an account of a newer club is what the device has kept of {member}', function (member: Member) {
  this.device(member).keeps('clubhouse.user', JSON.stringify({ version: 99, passes: ['one', 'two'] }))
})

Given<ClubWorld>('nothing is what the device has kept of {member}', function (member: Member) {
  this.device(member).keeps('clubhouse.user', '')
})

Given<ClubWorld>("nothing can be kept on {member}'s device", function (member: Member) {
  this.device(member).refusesToKeep()
})

Then<ClubWorld>('nothing of an account is kept on the device', async function () {
  await this.sees(async () => {
    const kept = JSON.stringify(await this.myDevice.kept())
    return this.club.members.secretsOf(this.protagonist).filter((secret) => kept.includes(secret))
  }, [])
})

Then<ClubWorld>("nothing of {member}'s account is kept on the device", async function (member: Member) {
  await this.sees(async () => {
    const kept = JSON.stringify(await this.myDevice.kept())
    return this.club.members.secretsOf(member).filter((secret) => kept.includes(secret))
  }, [])
})

Then<ClubWorld>('only the account, the settings and the language are kept on the device', async function () {
  const allowed = ['clubhouse.user', 'clubhouse.config', 'clubhouse.language']
  await this.sees(
    async () => Object.keys(await this.myDevice.kept()).filter((key) => !allowed.includes(key.replace(/ of window \d+$/, ''))),
    [],
  )
})

Then<ClubWorld>('her password is nowhere on the device', async function () {
  await this.sees(
    async () => JSON.stringify(await this.myDevice.kept()).includes(this.club.members.credentialsOf(this.protagonist).password),
    false,
  )
})

Then<ClubWorld>('the mark of a launch-monitor sign-in is still set', async function () {
  await this.sees(async () => (await this.myDevice.kept())['clubhouse.user']?.includes('"skytrakLogin":true'), true)
})

Then<ClubWorld>('the mark of a sign-out is on the device', async function () {
  await this.sees(async () => 'signOut' in (await this.myDevice.kept()), true)
})

Then<ClubWorld>('the mark of a sign-out is not on the device', async function () {
  await this.sees(async () => 'signOut' in (await this.myDevice.kept()), false)
})
