import { speeds } from '#domain/learning/speed'
import type { SwingView } from '#domain/learning/swing'
import { SwingViewModel } from '#ui/learning/swing/SwingViewModel.ts'
import { SwingsViewModel, swingsAtOnce } from '#ui/learning/swings/SwingsViewModel.ts'
import { VideoStub } from '../../../../tests/builders/learning.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { SwingFacts, SwingsActor } from '../SwingsActor.ts'

const elsewhere = 'swing-latest-2'

export class ModelSwings implements SwingsActor {
  private readonly player: ModelTab
  private video = new VideoStub()

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(SwingsViewModel, (model) => model.open()))
  }

  async wantView(view: SwingView): Promise<void> {
    const model = await this.list()
    await this.player.act(() => model.show({ club: model.club, view }))
  }

  async wantClub(club: string): Promise<void> {
    const model = await this.list()
    await this.player.act(() => model.show({ club, view: model.view }))
  }

  async wantOlder(): Promise<void> {
    const model = await this.list()
    await this.player.act(() => model.show({ shown: model.shown + swingsAtOnce }))
  }

  async openSwing(id: string): Promise<void> {
    await this.player.act((window) => window.visit(SwingViewModel, (model) => model.open(id)))
    this.video = new VideoStub()
    ;(await this.swing()).reading.value?.player.attach(this.video)
  }

  async step(frames: number): Promise<void> {
    const model = await this.swing()
    await this.player.act(() => model.reading.value?.player.step(frames))
    this.video.land()
  }

  async slowDown(): Promise<void> {
    const model = await this.swing()
    await this.player.act(() => {
      for (const _speed of speeds) model.reading.value?.player.changeSpeedBy(-1)
    })
  }

  async write(comment: string): Promise<void> {
    const { letter } = await this.swing()
    await this.player.act(() => {
      letter.open()
      letter.write(comment)
      letter.close()
    })
  }

  async send(comment: string): Promise<void> {
    const model = await this.swing()
    await this.player.act(() => {
      model.letter.open()
      model.letter.write(comment)
      return model.send()
    })
  }

  async lookAtAnother(): Promise<void> {
    const id = (await this.swing()).swing?.id ?? ''
    await this.open()
    await this.openSwing(elsewhere)
    await this.openSwing(id)
  }

  async count(): Promise<number> {
    return (await this.listed()).length
  }

  async newest(): Promise<SwingFacts | undefined> {
    return (await this.listed()).map(({ club, view }) => ({ club, view }))[0]
  }

  async sentCount(): Promise<number> {
    return (await this.listed()).filter(({ isSent }) => isSent).length
  }

  async shown(): Promise<SwingFacts | undefined> {
    const { swing } = await this.swing()
    return swing && { club: swing.club, view: swing.view }
  }

  async frame(): Promise<number> {
    return Math.floor(this.video.currentTime * 30)
  }

  async speed(): Promise<number> {
    return this.video.playbackRate
  }

  async comments(): Promise<readonly string[]> {
    return (await this.swing()).swing?.comments.map(({ text }) => text) ?? []
  }

  async draft(): Promise<string> {
    return (await this.swing()).letter.comment
  }

  private async listed() {
    return (await this.list()).months.flatMap(({ swings }) => swings)
  }

  private list(): Promise<SwingsViewModel> {
    return this.player.requireModel(SwingsViewModel)
  }

  private swing(): Promise<SwingViewModel> {
    return this.player.requireModel(SwingViewModel)
  }
}

export function swingsMessages(window: ModelWindow): readonly Notice[] {
  const { reading, letter } = window.shownModel(SwingViewModel) ?? {}
  return [
    ...failureMessages(window.shownModel(SwingsViewModel)?.reading.failure),
    ...failureMessages(reading?.failure),
    ...writeFailureMessages(letter?.sending.failure, 'swing-not-sent'),
    ...noticeIf(letter?.problem === 'empty', 'comment-missing'),
    ...noticeIf(letter?.problem === 'too-long', 'comment-too-long'),
    ...noticeIf(letter?.problem === 'unreadable', 'comment-unreadable'),
  ]
}
