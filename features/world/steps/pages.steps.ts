import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../ClubWorld.ts'
import type { Member } from '../cast.ts'

Given<ClubWorld>('{member} is in a club that keeps nothing on devices', async function (member: Member) {
  this.environment.operators.keepNothingOnDevices()
  await this.sees(() => this.as(member).home.welcomed(), member)
})

Given<ClubWorld>('the club has brought out a new version', function () {
  this.environment.operators.bringOutNewVersion()
})

Given<ClubWorld>('the club has withdrawn from all devices', function () {
  this.environment.operators.takePagesOffDevices()
})

Given<ClubWorld>('the rest of this version is gone', function () {
  this.environment.operators.takeAwayTheRest('further-notice')
})

Given<ClubWorld>('the rest of this version is gone until somebody comes anew', function () {
  this.environment.operators.takeAwayTheRest('next-visit')
})

Given<ClubWorld>('the rest of this version is back', function () {
  this.environment.operators.bringBackTheRest()
})

Given<ClubWorld>("{member}'s device knows the whole club", async function (member: Member) {
  await this.sees(() => this.as(member).pages.areKept(), true)
})

Given<ClubWorld>('{member} has the club open in a second window', async function (member: Member) {
  await this.secondWindow(member).home.go()
})

When<ClubWorld>("{member}'s connection is/comes back", async function (member: Member) {
  await this.device(member).connect()
})

When<ClubWorld>('{member} come(s) back to the club', async function (member: Member) {
  await this.as(member).pages.comeBack()
})

Given<ClubWorld>('{member} has come back to the club', async function (member: Member) {
  await this.as(member).pages.comeBack()
  await this.tells(member, 'update-ready')
})

When<ClubWorld>('{member} takes the new version', async function (member: Member) {
  await this.as(member).pages.takeNewVersion()
})

When<ClubWorld>('{member} puts the new version off', async function (member: Member) {
  await this.as(member).pages.putOffNewVersion()
})

Given<ClubWorld>("the site can't say where the club's servers are", function () {
  this.environment.operators.loseConfiguration()
})

Given<ClubWorld>("the site can say again where the club's servers are", function () {
  this.environment.operators.restoreConfiguration()
})

When<ClubWorld>('{member} look(s) for the club again', async function (member: Member) {
  await this.as(member).pages.lookForClubAgain()
})

When<ClubWorld>('{member} asks for it again', async function (member: Member) {
  await this.as(member).pages.tryAgain()
})

Given<ClubWorld>('{member} has come back without a connection', async function (member: Member) {
  await this.device(member).disconnect()
  await this.as(member).reload()
})

Then<ClubWorld>('{member} has the earlier version', async function (member: Member) {
  await this.sees(() => this.as(member).pages.version(), 'earlier')
})

Then<ClubWorld>('{member} has the new version', async function (member: Member) {
  await this.sees(() => this.as(member).pages.version(), 'new')
})

Then<ClubWorld>("{member} can't take the new version yet", async function (member: Member) {
  await this.sees(() => this.as(member).pages.canTakeNewVersion(), false)
})

Then<ClubWorld>('the club has come anew once for {member}', async function (member: Member) {
  await this.sees(() => this.as(member).pages.timesComeAnew(), 1)
})

Then<ClubWorld>('the club has not come anew for {member}', async function (member: Member) {
  await this.sees(() => this.as(member).pages.timesComeAnew(), 0)
})

Then<ClubWorld>("the club has not come anew in {member}'s second window", async function (member: Member) {
  await this.sees(() => this.secondWindow(member).pages.timesComeAnew(), 0)
})

Then<ClubWorld>('{member} finds that this part of the club has not come yet', async function (member: Member) {
  await this.sees(() => this.as(member).pages.isLate(), true)
})

Then<ClubWorld>('the new version waits for {member}', async function (member: Member) {
  await this.sees(() => this.as(member).pages.newVersionWaits(), true)
})

Then<ClubWorld>('{member} is told in the second window that a new version is ready', async function (member: Member) {
  await this.sees(async () => (await this.secondWindow(member).notices()).includes('update-ready'), true)
})

Then<ClubWorld>("nothing of the club is kept on {member}'s device", async function (member: Member) {
  await this.sees(() => this.as(member).pages.nothingKept(), true)
})
