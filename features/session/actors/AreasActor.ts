import { areas } from '#ui/shell/areas.ts'
import { paths } from '#ui/shell/paths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { item, link, navigation } from '../../world/screen/Target.ts'

export type ScreenName = keyof typeof paths

export class AreasActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async offered(): Promise<readonly string[]> {
    const words = await this.screen.words()
    const names = await this.screen.texts(link().within(item().within(navigation('shell:shell.navigation'))))
    return areas.map(({ key }) => key).filter((key) => names.includes(words(`shell:areas.${key}`)))
  }

  /** By address, whatever the navigation offers. */
  comeTo(screen: ScreenName): Promise<void> {
    return this.screen.open(paths[screen].replace(/:\w+/g, 'any'))
  }
}
