import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

When<ClubWorld>('{member} opens the video {string}', async function (member: Member, id: string) {
  await this.as(member).video.open(id)
})

When<ClubWorld>('{member} opens the video {string} in a second window', async function (member: Member, id: string) {
  await this.secondWindow(member).video.open(id)
})

When<ClubWorld>(
  '{member} opens the video {string} from the series {string}',
  async function (member: Member, id: string, seriesId: string) {
    await this.as(member).video.open(id, seriesId)
  },
)

When<ClubWorld>('{member} watches {int} second(s)', async function (member: Member, seconds: number) {
  await this.as(member).video.watch(seconds)
})

When<ClubWorld>('{member} moves to {float} second(s) of the video', async function (member: Member, seconds: number) {
  await this.as(member).video.moveTo(seconds)
})

When<ClubWorld>('{member} skips {int} seconds of the video', async function (member: Member, seconds: number) {
  await this.as(member).video.skip(seconds)
})

When<ClubWorld>('{member} lets the film run for {int} seconds', async function (member: Member, seconds: number) {
  await this.as(member).video.letRun(seconds)
})

When<ClubWorld>('{member} lets the film run for {int} seconds in the second window', async function (member: Member, seconds: number) {
  await this.secondWindow(member).video.letRun(seconds)
})

When<ClubWorld>('{member} watches {int} seconds from its start in the second window', async function (member: Member, seconds: number) {
  await this.secondWindow(member).video.moveTo(0)
  await this.secondWindow(member).video.watch(seconds)
})

When<ClubWorld>('{member} turns to something else', async function (member: Member) {
  await this.device(member).hidesPage()
})

When<ClubWorld>('{member} closes the second window', async function (member: Member) {
  await this.device(member).closesSecondWindow()
})

When<ClubWorld>('the second window of {member} breaks down', async function (member: Member) {
  await this.device(member).losesSecondWindow()
})

When<ClubWorld>('{member} opens the video {string} at {int} seconds', async function (member: Member, id: string, seconds: number) {
  await this.as(member).video.openAt(id, seconds)
})

When<ClubWorld>('{member} starts the video over', async function (member: Member) {
  await this.as(member).video.startOver()
})

When<ClubWorld>('{member} writes the note {string}', async function (member: Member, text: string) {
  await this.as(member).video.note(text)
})

Given<ClubWorld>('{member} has begun the note {string}', async function (member: Member, text: string) {
  await this.as(member).video.beginNote(text)
})

Then<ClubWorld>('the note {string} still waits', async function (text: string) {
  await this.sees(() => this.me.video.noteBegun(), text)
})

When<ClubWorld>('{member} changes the note {string} to {string}', async function (member: Member, text: string, to: string) {
  await this.as(member).video.changeNote(text, to)
})

When<ClubWorld>('{member} deletes the note {string}', async function (member: Member, text: string) {
  await this.as(member).video.removeNote(text)
})

When<ClubWorld>('{member} goes to the note {string}', async function (member: Member, text: string) {
  await this.as(member).video.goToNote(text)
})

When<ClubWorld>('{member} follows the link to the note {string}', async function (member: Member, text: string) {
  await this.as(member).video.followNoteLink(text)
})

Then<ClubWorld>('the note {string} is marked', async function (text: string) {
  await this.sees(() => this.me.video.markedNote(), text)
})

When<ClubWorld>('{member} goes to the chapter {string}', async function (member: Member, title: string) {
  await this.as(member).video.goToChapter(title)
})

Then<ClubWorld>('the chapters are {string}', async function (chapters: string) {
  await this.sees(async () => (await this.me.video.chapters()).join(', '), chapters)
})

Then<ClubWorld>('the video is in the chapter {string}', async function (title: string) {
  await this.sees(() => this.me.video.chapter(), title)
})

Then<ClubWorld>('{member} is shown the way to the library', async function (member: Member) {
  await this.sees(() => this.as(member).video.leadsToLibrary(), true)
})

Then<ClubWorld>('{member} sees the video {string}', async function (member: Member, title: string) {
  await this.sees(() => this.as(member).video.title(), title)
})

Then<ClubWorld>('{member} is at video {int} of the series {string}', async function (member: Member, place: number, title: string) {
  await this.sees(() => this.as(member).video.place(), [title, place] as const)
})

Then<ClubWorld>('the video {string} follows', async function (title: string) {
  await this.sees(() => this.me.video.next(), title)
})

Then<ClubWorld>('no video follows', async function () {
  await this.sees(() => this.me.video.next(), undefined)
})

Then<ClubWorld>('the video goes on at {int} seconds in the second window of {member}', async function (seconds: number, member: Member) {
  await this.sees(() => this.secondWindow(member).video.isResumed(), true)
  await this.sees(() => this.secondWindow(member).video.time(), seconds)
})

Then<ClubWorld>('the video goes on at {int} seconds or later', async function (seconds: number) {
  await this.sees(() => this.me.video.isResumed(), true)
  await this.sees(async () => (await this.me.video.time()) >= seconds, true)
})

Then<ClubWorld>('the video goes on at its start', async function () {
  await this.sees(() => this.me.video.isResumed(), false)
})

Then<ClubWorld>('the film stands at {int} seconds', async function (seconds: number) {
  await this.sees(() => this.me.video.time(), seconds)
})

Then<ClubWorld>('{member} has the note(s) {string}', async function (member: Member, texts: string) {
  await this.sees(async () => (await this.as(member).video.notes()).join(', '), texts)
})

Then<ClubWorld>('the club keeps the note {string} of {member} to {string}', async function (note: string, member: Member, id: string) {
  await this.sees(() => this.club.learning.notesOf(playerId(member), id).join(', '), note)
})

Then<ClubWorld>(
  'the club knows that {member} has seen {int} seconds of {string}',
  async function (member: Member, seconds: number, id: string) {
    await this.sees(() => this.club.learning.watchedOf(playerId(member), id), seconds)
  },
)

Then<ClubWorld>(
  'the club knows that {member} has seen at least {int} seconds of {string}',
  async function (member: Member, seconds: number, id: string) {
    await this.sees(() => this.club.learning.watchedOf(playerId(member), id) >= seconds, true)
  },
)

Then<ClubWorld>(
  'the club knows that {member} has seen at most {int} seconds of {string}',
  async function (member: Member, seconds: number, id: string) {
    await this.sees(() => this.club.learning.watchedOf(playerId(member), id) <= seconds, true)
  },
)

/** Both are rounded down: a second more or less is the same. */
Then<ClubWorld>(
  'the club knows that {member} has seen {string} as far as it stands, but for {int} seconds',
  async function (member: Member, id: string, skipped: number) {
    const missing = async () => (await this.as(member).video.time()) - this.club.learning.watchedOf(playerId(member), id)
    await this.sees(async () => Math.abs((await missing()) - skipped) <= 1, true)
  },
)
