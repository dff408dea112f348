import { attachedFiles } from '../../world/attachedFiles.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { alert, beginning, button, byRole, checkbox, dialog, field, filled, link, main, part, select } from '../../world/screen/Target.ts'

const name = field('bag:bagEditor.name').within(dialog())
const save = button('bag:bagEditor.save')
const distance = field('bag:clubEditor.distanceYards').within(dialog())
const picture = byRole('img', 'bag:picture.alt').within(dialog())

interface ClubInput {
  readonly category?: string
  readonly brand?: string
  readonly distance: string
}

export class BagActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async begin(bag: string): Promise<void> {
    await this.screen.press(button('bag:bag.add').within(main))
    await this.screen.type(name, bag)
  }

  async add(bag: string, hasUsualSet = false): Promise<void> {
    await this.begin(bag)
    if (hasUsualSet) await this.screen.press(checkbox('bag:bagEditor.usualSet'))
    await this.screen.press(save)
  }

  async rename(bag: string): Promise<void> {
    await this.screen.press(button('bag:bag.rename').within(main))
    await this.screen.type(name, bag)
    await this.screen.press(save)
  }

  unsavedName(): Promise<string | undefined> {
    return this.screen.value(name)
  }

  async addClub(input: ClubInput): Promise<void> {
    await this.screen.press(button('bag:club.add').within(main))
    if (input.category !== undefined) await this.screen.choose(select('bag:clubEditor.category'), input.category)
    if (input.brand !== undefined) await this.screen.choose(select('bag:clubEditor.manufacturer'), input.brand)
    await this.screen.type(distance, input.distance)
    await this.screen.press(save)
  }

  beginToChange(club: string): Promise<void> {
    return this.screen.press(changing(club))
  }

  async changeDistance(club: string, yards: string): Promise<void> {
    await this.beginToChange(club)
    await this.screen.type(distance, yards)
    await this.screen.press(save)
  }

  async changeDistances(distances: Readonly<Record<string, string>>): Promise<void> {
    await this.screen.press(link('bag:club.editDistances'))
    for (const [club, yards] of Object.entries(distances)) await this.screen.type(field(beginning(`${club} (`)), yards)
    await this.screen.press(save)
  }

  removeClub(club: string): Promise<void> {
    return this.screen.press(button(filled('bag:club.remove', { club })))
  }

  async givePicture(club: string, file: 'picture' | 'renamed'): Promise<void> {
    await this.beginToChange(club)
    await this.addPicture(file)
  }

  /** Of the club that is being edited, which is saved where the file was taken. */
  async addPicture(file: 'picture' | 'renamed'): Promise<void> {
    await this.screen.attach(part('input[type=file]').within(dialog()), attachedFiles[file])
    // A press waits: no request says that the file is still being read.
    await this.screen.press(picture.or(alert().within(dialog())))
    if (await this.screen.shows(picture)) await this.screen.press(save)
  }

  async hasPicture(club: string): Promise<boolean> {
    await this.beginToChange(club)
    return this.screen.shows(picture)
  }
}

export function changing(club: string) {
  return button(filled('bag:club.edit', { club }))
}
