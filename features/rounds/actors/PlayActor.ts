import { type PlayEntry, playEntries } from '#ui/rounds/play/playEntries.ts'
import { paths } from '#ui/shell/paths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { link, main, navigation, type Target } from '../../world/screen/Target.ts'

const play = link('shell:areas.play').within(navigation('shell:shell.navigation'))

export class PlayActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  look(): Promise<void> {
    return this.screen.open(paths.play, () => this.screen.press(play))
  }

  /** One of the parts that Play offers, or what links lead to from there. */
  open(part: PlayEntry['key'], address = pathOf(part), ...links: readonly Target[]): Promise<void> {
    return this.screen.open(address, async () => {
      for (const next of [play, link(`play:names.${part}`).within(main), ...links]) await this.screen.press(next)
    })
  }
}

function pathOf(part: PlayEntry['key']): string {
  return playEntries.find(({ key }) => key === part)?.path ?? paths.play
}
