import type { Browser } from 'playwright'
import { pictures } from './list.ts'
import { payments } from './payments/list.ts'
import { takePayment } from './payments/takePayment.ts'
import { takeRound } from './round/takeRound.ts'
import { takePicture } from './takePicture.ts'

interface TakenPicture {
  readonly name: string
  readonly path: string
  readonly take: (browser: Browser, site: string) => Promise<Buffer>
}

export const everyPicture: readonly TakenPicture[] = [
  ...pictures.map((picture) => ({
    ...{ name: picture.name, path: `${picture.name}.webp` },
    take: (browser: Browser, site: string) => takePicture(browser, site, picture),
  })),
  { name: 'round', path: 'round.webp', take: takeRound },
  ...payments.map((picture) => ({
    ...{ name: `payments-${picture.name}`, path: `payments/${picture.name}.webp` },
    take: (browser: Browser, site: string) => takePayment(browser, site, picture),
  })),
]
