import { playerId } from '../world/cast.ts'
import type {
  Actions,
  ActionsOn,
  ActionsOnTwo,
  ClubEvents,
  DeviceActions,
  Facts,
  Lists,
  MemberSetups,
  NumberedActions,
  Phrases,
  StoredDataChecks,
  Texts,
} from '../world/Phrases.ts'
import { libraryWords } from './words/library.ts'
import { swingsWords } from './words/swings.ts'

const places: Actions = {
  'her lesson plan': ({ plan }) => plan.open(),
  'the latest lesson': ({ taught }) => taught.openLatest(),
  'all lessons': ({ taught }) => taught.openAll(),
}

const acts: Actions = {
  'asks for older lessons': ({ taught }) => taught.askForOlder(),
  'restores the videos': ({ videos }) => videos.restore(),
  'decides against restoring the videos': ({ videos }) => videos.thinkBetterOfRestoring(),
  'tries the download again': ({ videos }) => videos.retryDownload(),
  'stops the download': ({ videos }) => videos.stopDownload(),
  'marks the video': ({ video }) => video.mark(),
  'marks the video and unmarks it at once': ({ video }) => video.mark(2),
  'marks the video, unmarks it and marks it again': ({ video }) => video.mark(3),
  'starts the video over': ({ video }) => video.startOver(),
  'pauses the plan': ({ plan }) => plan.change(),
  'takes the plan up again': ({ plan }) => plan.change(),
  'decides against pausing the plan': ({ plan }) => plan.thinkBetterOfChange(),
  'copies the short link': ({ sharing }) => sharing.copy(),
  'opens her most recent lesson': ({ taught }, { club }) => taught.open(club.learning.lastTaught),
  'goes from that appointment to its videos and notes': ({ taught }, { lesson }) => taught.openFromAppointment(lesson),
  'opens the short link': ({ sharing }, { club }) => sharing.open(club.learning.shared.id),
  'opens an unknown short link': ({ sharing }) => sharing.open('nobody'),
}

const deviceActs: DeviceActions = {
  'turns to something else': (device) => device.hidePage(),
  'has shared a video of another host': (_device, { club }, member) =>
    club.learning.hasShared(playerId(member), 'Elsewhere', 'https://videos.example/elsewhere.mp4'),
}

const actsOn: ActionsOn = {
  'opens the earlier lesson': ({ taught }, title) => taught.openAmongAll(title),
  "goes to the coach's note": ({ taught }, title) => taught.goToNote(title),
  'goes to the note': ({ video }, text) => video.goToNote(text),
  'goes to the chapter': ({ video }, title) => video.goToChapter(title),
  'follows the link to the note': ({ video }, text) => video.followNoteLink(text),
  'writes the note': ({ video }, text) => video.note(text),
  'has begun the note': ({ video }, text) => video.beginNote(text),
  'deletes the note': ({ video }, text) => video.removeNote(text),
  'downloads the video': ({ videos }, title) => videos.download(title),
  shares: ({ sharing }, title) => sharing.share(title),
  'shares, from the current position,': ({ sharing }, title) => sharing.shareFromHere(title),
  'decides against sharing': ({ sharing }, title) => sharing.thinkBetterOf(title),
  'has shared the video': (_actor, title, { club }, member) => club.learning.hasShared(playerId(member), title),
}

const facts: Facts = {
  'the video is marked': ({ video }) => video.isMarked(),
  'the video is not marked': async ({ video }) => !(await video.isMarked()),
  'the video starts at its beginning': async ({ video }) => !(await video.isResumed()),
  'a link leads back to the library': ({ video }) => video.leadsToLibrary(),
  'the videos of the lesson are archived': ({ videos }) => videos.arePutAway(),
  "the plan can't be paused": async ({ plan }) => !(await plan.canChange()),
  'the shared video is not played': async ({ sharing }) => !(await sharing.isPlayed()),
}

const texts: Texts = {
  lesson: ({ taught }) => taught.title(),
  'coach of the lesson': ({ taught }) => taught.coach(),
  video: ({ video }) => video.title(),
  'following video': ({ video }) => video.next(),
  'chapter of the video': ({ video }) => video.chapter(),
  'marked note': ({ video }) => video.markedNote(),
  'note begun': ({ video }) => video.noteBegun(),
  'lesson plan': ({ plan }) => plan.title(),
  'state of the plan': async ({ plan }) => (await plan.status())?.toLowerCase().replace('_', ' '),
  'step that is worked on': ({ plan }) => plan.currentStep(),
  'shared video': ({ sharing }) => sharing.title(),
  'short link': ({ sharing }) => sharing.address(),
}

const lists: Lists = {
  'lessons taken': async ({ taught }) => (await taught.all()).flatMap(({ titles }) => titles),
  'videos of the lesson': ({ taught }) => taught.videos(),
  "coach's notes": ({ taught }) => taught.notes(),
  drills: ({ taught }) => taught.drills(),
  'files on the device': ({ videos }) => videos.files(),
  'notes on the video': ({ video }) => video.notes(),
  'chapters of the video': ({ video }) => video.chapters(),
  'steps of the plan': ({ plan }) => plan.steps(),
}

const events: ClubEvents = {
  'its coach is still writing': ({ club }) => club.learning.isBeingWritten(),
  'its videos are archived': ({ club }) => club.learning.isPutAway(),
}

const actsOnTwo: ActionsOnTwo = {
  'changes the note': ({ video }, text, to) => video.changeNote(text, to),
  'has begun to change the note': ({ video }, text, to) => video.beginChange(text, to),
}

const numberedActs: NumberedActions = {
  watches: ({ video }, seconds) => video.watch(seconds),
  'moves to': ({ video }, seconds) => video.moveTo(seconds),
  skips: ({ video }, seconds) => video.skip(seconds),
}

const circumstances: MemberSetups = {
  'browser asks everybody not to count what is done': (world, member) => world.device(member).enablePrivacyControl(),
}

const remnants: StoredDataChecks = {
  'no viewing': async (_actor, device) => !('clubhouse.outbox' in (await device.storedItems())),
}

const learning: Phrases = {
  remnants,
  circumstances,
  numberedActs,
  actsOnTwo,
  events,
  places,
  acts,
  deviceActs,
  actsOn,
  facts,
  texts,
  lists,
}

export const learningWords: readonly Phrases[] = [learning, libraryWords, swingsWords]
