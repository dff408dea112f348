import { pathOfRound, pathOfScorecard } from '#ui/shell/paths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, byRole, checkbox, field, filled, main, part } from '../../world/screen/Target.ts'
import { PlayActor } from './PlayActor.ts'

/** Jonah's, which ends so far with the seventh hole. */
export const roundInProgress = '52'

const address = pathOfScorecard(roundInProgress)

export class CardActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(): Promise<void> {
    const ways = [pathOfRound(roundInProgress), address].map((path) => part(`a[href="${path}"]`).within(main))
    return new PlayActor(this.screen).open('rounds', address, ...ways)
  }

  async enter(hole: number, strokes: number, putts?: number): Promise<void> {
    await this.screen.type(strokesOn(hole), String(strokes))
    if (putts !== undefined) await this.screen.type(field(filled('scorecard:table.puttsOn', { number: hole })), String(putts))
  }

  async pickUp(hole: number): Promise<void> {
    await this.screen.press(strokesOn(hole))
    await this.screen.press(button('scorecard:hole.pickedUp'))
  }

  async clear(hole: number): Promise<void> {
    await this.screen.press(strokesOn(hole))
    await this.screen.press(button('scorecard:hole.clear'))
  }

  async reportTerribleTeeShot(hole: number): Promise<void> {
    await this.screen.press(strokesOn(hole))
    await this.screen.press(button('scorecard:hole.yes').within(byRole('group', 'scorecard:answers.terribleTeeShot')))
  }

  async stopRecording(...flags: readonly string[]): Promise<void> {
    await this.screen.press(button('scorecard:page.settings'))
    for (const flag of flags) await this.screen.press(checkbox(`scorecard:flags.${flag}`))
    await this.screen.press(button('scorecard:settings.save'))
  }

  async strokes(hole: number): Promise<number> {
    return Number(await this.screen.value(strokesOn(hole)))
  }
}

function strokesOn(number: number) {
  return field(filled('scorecard:table.strokesOn', { number }))
}
