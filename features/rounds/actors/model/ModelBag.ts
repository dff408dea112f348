import type { Club } from '#domain/rounds/club'
import { toPlayDistance } from '#domain/shared/distance'
import { BagViewModel } from '#ui/rounds/bag/BagViewModel.ts'
import { DistancesViewModel } from '#ui/rounds/bag/DistancesViewModel.ts'
import type { Removable } from '#ui/rounds/bag/Removal.ts'
import { Formats } from '#ui/shell/formats.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { BagActor, ChosenFile, ClubInput } from '../BagActor.ts'
import { chosenFiles } from '../chosenFiles.ts'

export class ModelBag implements BagActor {
  private readonly player: ModelTab
  private removed: Removable | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  open(id?: number): Promise<void> {
    return this.player.act((window) => window.visit(BagViewModel, (screen) => screen.open(id)))
  }

  async lookAt(name: string): Promise<void> {
    const { model } = await this.screen()
    const bag = model.bags.find((each) => each.name === name)
    if (!bag) throw new Error(`There is no bag ${name}`)
    await this.player.act((window) => window.shownModel(BagViewModel)?.open(bag.id === model.current?.id ? undefined : bag.id))
  }

  async makeCurrent(): Promise<void> {
    const { model } = await this.screen()
    await this.player.act(() => model.bag && model.makeCurrent(model.bag))
  }

  async begin(name: string): Promise<void> {
    const { bagEditor } = await this.screen()
    await this.player.act(() => {
      bagEditor.begin()
      if (name !== '') bagEditor.write(name)
    })
  }

  async add(name: string, withUsualSet: boolean): Promise<void> {
    await this.begin(name)
    const screen = await this.screen()
    await this.player.act(async () => {
      if (withUsualSet) screen.bagEditor.wantUsualSet(true)
      const added = await screen.saveBag()
      if (added) await screen.open(added.id)
    })
  }

  async rename(name: string): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      if (screen.model.bag) screen.bagEditor.rename(screen.model.bag)
      screen.bagEditor.write(name)
      return screen.saveBag()
    })
  }

  async deleteBag(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(async () => {
      if (screen.model.bag) screen.askForBag(screen.model.bag)
      this.removed = await screen.confirm()
    })
  }

  async putBack(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => this.removed && screen.putBack(this.removed))
  }

  async addClub(input: ClubInput): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      screen.addClub()
      fillIn(screen, input)
      return screen.saveClub()
    })
  }

  async beginToChange(name: string): Promise<void> {
    const screen = await this.screen()
    const club = clubNamed(screen, name)
    await this.player.act(() => club && screen.changeClub(club))
  }

  async changeClub(name: string, input: ClubInput): Promise<void> {
    await this.beginToChange(name)
    const screen = await this.screen()
    await this.player.act(() => {
      fillIn(screen, input)
      return screen.saveClub()
    })
  }

  async changeDistances(distances: Readonly<Record<string, string>>): Promise<void> {
    const before = await this.screen()
    const id = before.model.bag?.id
    await this.player.act((window) => window.visit(DistancesViewModel, (screen) => screen.open(id)))
    const screen = await this.player.requireModel(DistancesViewModel)
    await this.player.act(async () => {
      for (const [name, distance] of Object.entries(distances)) {
        const club = clubNamed(screen, name)
        if (club) screen.write(club, distance)
      }
      await screen.save()
    })
    await this.open(id)
  }

  async removeClub(name: string): Promise<void> {
    const screen = await this.screen()
    const club = clubNamed(screen, name)
    await this.player.act(async () => {
      if (club) screen.askForClub(club)
      this.removed = await screen.confirm()
    })
  }

  async giveFile(name: string, file: ChosenFile): Promise<void> {
    await this.beginToChange(name)
    const screen = await this.screen()
    const { picture } = screen.clubEditor
    await this.player.act(() => picture.choose(new Blob([new Uint8Array(chosenFiles[file])], { type: 'image/png' })))
    if (picture.key !== undefined) await this.player.act(() => screen.saveClub())
  }

  async shown() {
    const { bag, clubs } = (await this.screen()).model
    return { bag: bag?.name, clubs: clubs.length }
  }

  async current(): Promise<string | undefined> {
    return (await this.screen()).model.current?.name
  }

  async tooMany(): Promise<number> {
    return (await this.screen()).model.tooMany
  }

  async newName(): Promise<string> {
    return (await this.screen()).bagEditor.name
  }

  async distanceOf(name: string): Promise<string | undefined> {
    const screen = await this.screen()
    const distance = clubNamed(screen, name)?.distance
    return distance === undefined ? undefined : new Formats('en').playDistance(toPlayDistance(distance, screen.model.metric))
  }

  async gaps(): Promise<readonly string[]> {
    return (await this.screen()).model.gapping.flatMap(({ gap }) => gap?.kind ?? [])
  }

  async hasPicture(name: string): Promise<boolean> {
    await this.beginToChange(name)
    return (await this.screen()).clubEditor.picture.address.value !== undefined
  }

  private screen(): Promise<BagViewModel> {
    return this.player.requireModel(BagViewModel)
  }
}

function clubNamed({ model }: Pick<BagViewModel, 'model'>, name: string): Club | undefined {
  const category = model.lists.categories.find((each) => each.name === name)
  return model.clubs.find(({ categoryId }) => categoryId === category?.id)
}

function fillIn({ model, clubEditor }: BagViewModel, { category, brand, distance }: ClubInput): void {
  const { categories, manufacturers } = model.lists
  const chosen = categories.find(({ name }) => name === category)
  if (chosen) clubEditor.chooseCategory(chosen.id, model.lists)
  const maker = manufacturers.find(({ name }) => name === brand)
  if (maker) clubEditor.write('manufacturer', maker.id)
  if (distance !== undefined) clubEditor.write('distance', distance)
}

export function bagMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(BagViewModel)
  if (!screen) return []
  const { model, bagEditor, clubEditor, removal } = screen
  const { category, distance } = clubEditor.problems
  return [
    ...failureMessages(model.reading.failure, 'bags-unread'),
    ...failureMessages(model.clubsReading.failure),
    ...writeFailureMessages(bagEditor.dialog.saving.failure, 'bag-not-saved'),
    ...writeFailureMessages(clubEditor.dialog.saving.failure, 'club-not-saved'),
    ...failureMessages(removal.removing.failure),
    ...noticeIf(bagEditor.problem === 'missing', 'bag-name-missing'),
    ...noticeIf(category === 'missing', 'club-missing'),
    ...noticeIf(distance === 'not-a-number', 'distance-not-a-number'),
    ...noticeIf(clubEditor.dialog.isOpen && clubEditor.isGone, 'club-gone'),
    ...noticeIf(clubEditor.picture.refusal === 'not-a-picture', 'not-a-picture'),
    ...noticeIf(clubEditor.picture.refusal === 'expired', 'upload-expired'),
  ]
}
