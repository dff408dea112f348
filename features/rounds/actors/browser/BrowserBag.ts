import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { BagActor, ChosenFile, ClubInput } from '../BagActor.ts'
import { chosenFiles } from '../chosenFiles.ts'
import { goToPlay } from './BrowserPlay.ts'

export class BrowserBag implements BagActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.bag, (page, words) => goToPlay(page, words, 'bag'))
  }

  lookAt(bag: string): Promise<void> {
    return this.tab.act((page) => press(page, bag))
  }

  makeCurrent(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('bag:bag.makeCurrent')))
  }

  begin(name: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('bag:bag.add'), exact: true })
        .click()
      if (name !== '') await field(page, 'bagName').fill(name)
    })
  }

  async add(name: string, withUsualSet: boolean): Promise<void> {
    await this.begin(name)
    await this.tab.act(async (page, words) => {
      if (withUsualSet) await page.getByText(words('bag:bagEditor.usualSet')).click()
      await press(page, words('bag:bagEditor.save'))
    })
  }

  async rename(name: string): Promise<void> {
    const { bag = '' } = await this.shown()
    await this.tab.act(async (page, words) => {
      await press(page, words('bag:bag.rename', { name: bag }))
      await field(page, 'bagName').fill(name)
      await press(page, words('bag:bagEditor.save'))
    })
  }

  async deleteBag(): Promise<void> {
    const { bag = '' } = await this.shown()
    await this.tab.act(async (page, words) => {
      await press(page, words('bag:bag.remove', { name: bag }))
      await press(page, words('bag:removal.removeBag'))
    })
  }

  putBack(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('shell:kit.undo')))
  }

  addClub(input: ClubInput): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('bag:club.add'), exact: true })
        .click()
      await fillIn(page, input)
      await press(page, words('bag:clubEditor.save'))
    })
  }

  beginToChange(club: string): Promise<void> {
    return this.tab.act((page, words) => press(page, words('bag:club.edit', { club })))
  }

  async changeClub(club: string, input: ClubInput): Promise<void> {
    await this.beginToChange(club)
    await this.tab.act(async (page, words) => {
      await fillIn(page, input)
      await press(page, words('bag:clubEditor.save'))
    })
  }

  async changeDistances(distances: Readonly<Record<string, string>>): Promise<void> {
    await this.tab.act((page, words) => page.getByRole('link', { name: words('bag:club.editDistances') }).click())
    await this.tab.act(async (page, words) => {
      for (const [club, distance] of Object.entries(distances)) {
        await page.getByRole('textbox', { name: `${club} (${words('bag:distances.yards')})`, exact: true }).fill(distance)
      }
      await press(page, words('bag:clubEditor.save'))
    })
  }

  async removeClub(club: string): Promise<void> {
    await this.tab.act(async (page, words) => {
      await press(page, words('bag:club.remove', { club }))
      await press(page, words('bag:removal.removeClub'))
    })
  }

  async giveFile(club: string, file: ChosenFile): Promise<void> {
    await this.beginToChange(club)
    await this.tab.act(async (page, words) => {
      await page.locator('input[type=file]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: chosenFiles[file] })
      // No request says that the page is at work while it makes a picture smaller.
      const refused = page.getByRole('dialog').getByRole('alert')
      await pictureIn(page, words).or(refused).first().waitFor({ state: 'attached' })
    })
    await this.tab.act(async (page, words) => {
      if (await exists(pictureIn(page, words))) await press(page, words('bag:clubEditor.save'))
    })
  }

  shown() {
    return this.tab.read(async (page, words) => {
      const names = page.getByRole('main').locator('header h2')
      const counts = await textsOf(page.getByRole('main').getByText(words.pattern('bag:bag.clubs')))
      const [count] = counts.flatMap((text) => words.read('bag:bag.clubs', text)?.['count'] ?? [])
      return { bag: (await exists(names)) ? await textOf(names) : undefined, clubs: Number(count ?? 0) }
    })
  }

  current(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const chips = page
        .getByRole('group', { name: words('bag:bag.bags') })
        .getByRole('button')
        .filter({ has: page.locator('svg') })
      const names = await textsOf(chips)
      return names.find((name) => name !== words('bag:bag.add'))
    })
  }

  tooMany(): Promise<number> {
    return this.tab.read(async (page, words) => {
      const warning = page.getByText(words.pattern('bag:bag.tooMany'))
      return (await exists(warning)) ? Number(/\d+/.exec(await textOf(warning.last()))?.[0] ?? 0) : 0
    })
  }

  newName(): Promise<string> {
    return this.tab.read((page) => field(page, 'bagName').inputValue())
  }

  distanceOf(club: string): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: words('bag:club.edit', { club }), exact: true }) })
      return (await exists(row)) ? textOf(row.locator('p').last()) : undefined
    })
  }

  gaps(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const texts = await textsOf(page.getByRole('table').getByRole('row').locator('td:last-child'))
      const kinds = ['wide', 'overlap'] as const
      return texts.flatMap((text) => {
        if (text.endsWith(words('bag:gaps.even'))) return 'even'
        return kinds.find((kind) => words.pattern(`bag:gaps.${kind}`).test(text)) ?? []
      })
    })
  }

  async hasPicture(club: string): Promise<boolean> {
    await this.beginToChange(club)
    return this.tab.read((page, words) => exists(pictureIn(page, words)))
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

function field(page: Page, name: string): Locator {
  return page.getByRole('dialog').locator(`[name=${name}]`)
}

function pictureIn(page: Page, words: PageTexts): Locator {
  return page.getByRole('dialog').getByRole('img', { name: words('bag:picture.alt') })
}

async function fillIn(page: Page, { category, brand, distance }: ClubInput): Promise<void> {
  if (category !== undefined) await field(page, 'category').selectOption({ label: category })
  if (brand !== undefined) await field(page, 'manufacturer').selectOption({ label: brand })
  if (distance !== undefined) await field(page, 'distance').fill(distance)
}
