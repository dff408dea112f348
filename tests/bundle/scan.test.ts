import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '#domain/session/player'
import texts from '#ui/devices/texts/devices/en.json' with { type: 'json' }
import { paths } from '#ui/shell/paths.ts'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { hana } from '../builders/session.ts'
import { ServedClub } from './ServedClub.ts'

const bram: Player = {
  ...hana,
  id: 'player-bram',
  firstName: 'Bram',
  lastName: 'Okafor-Dale',
  email: 'bram@clubhouse.example',
  userType: 2,
}

/** What Chromium on this machine lacks: a reader of barcodes, and a camera that shows a picture. */
function addReader({ isCameraAllowed }: { readonly isCameraAllowed: boolean }): void {
  const picture = document.createElement('canvas')
  // A canvas that stays as it is sends no pictures.
  setInterval(() => picture.getContext('2d')?.fillRect(0, 0, Math.random() * picture.width, picture.height), 50)
  class Reader {
    async detect(video: HTMLVideoElement) {
      return video.videoWidth > 0 ? [{ rawValue: 'ESN LM20999001' }] : []
    }
  }
  Object.assign(window, { BarcodeDetector: Reader })
  const getUserMedia = async () => {
    if (!isCameraAllowed) throw new DOMException('Permission denied', 'NotAllowedError')
    return picture.captureStream(10)
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
}

describe('The scan of a serial number', () => {
  let browser: Browser
  let club: ServedClub
  beforeAll(async () => {
    browser = await launchBrowser()
    club = await ServedClub.open('dist')
  })
  afterAll(async () => {
    await browser.close()
    await club.close()
  })

  const begin = async (reader?: { readonly isCameraAllowed: boolean }): Promise<Page> => {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
    await club.letIn(context, bram)
    if (reader) await context.addInitScript(addReader, reader)
    else await context.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'))
    const page = await context.newPage()
    await page.goto(club.origin + paths.devices)
    await page.getByRole('main').getByRole('button', { name: texts.list.register }).click()
    await field(page).waitFor()
    return page
  }
  const field = (page: Page) => page.getByRole('dialog').locator('[name=esn]')
  const scan = (page: Page) => page.getByRole('dialog').getByRole('button', { name: texts.scan.begin })

  test('is not offered where the browser reads no barcodes', async () => {
    const page = await begin()
    expect(await scan(page).count()).toBe(0)
  })

  test('fills the field, checks the number and stops the camera', async () => {
    const page = await begin({ isCameraAllowed: true })
    await scan(page).click()
    await page.getByRole('dialog').getByText(texts.steps.register).waitFor()
    expect(await field(page).inputValue()).toBe('LM20999001')
    expect(await page.getByLabel(texts.scan.preview).count()).toBe(0)
  })

  test('says so where the camera is refused, and offers another attempt', async () => {
    const page = await begin({ isCameraAllowed: false })
    await scan(page).click()
    await page.getByRole('alert').getByText(texts.scan.noCamera).waitFor()
    expect([await field(page).inputValue(), await scan(page).isEnabled()]).toEqual(['', true])
  })
})
