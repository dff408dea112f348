import type { ScreenFiles } from '../../src/boot/preloadScreen.ts'
import { paths } from '../../src/ui/shell/paths.ts'
import { type Built, filesHolding } from './filesHolding.ts'
import type { FirstView } from './firstDocument.ts'
import { appSource } from './firstScreens.ts'
import type { ProductViews } from './madeForFirstPaint.ts'
import type { ScreenSources } from './screenSources.ts'

const frame = {
  sources: [
    appSource,
    'src/composition/ShopVisitFrame.tsx',
    'src/composition/session/module.ts',
    'src/composition/session/member.ts',
    'src/adapters/rest/Exchange.ts',
  ],
  texts: ['shell', 'session'],
} as const

/** What a view needs at once; `frame` is for a signed-in player or a shopper at another address than home. */
const needs = {
  'sign-in': {
    sources: [
      appSource,
      'src/composition/session/module.ts',
      'src/composition/session/signIn.ts',
      'src/ui/session/sign-in/SignInScreen.tsx',
    ],
    texts: ['shell', 'session'],
  },
  home: {
    sources: [
      ...frame.sources,
      'src/composition/support/module.ts',
      'src/ui/support/home/HomeScreen.tsx',
      'src/composition/scheduling/appointmentList.ts',
    ],
    texts: [...frame.texts, 'support'],
  },
  frame,
} as const

export function filesOfView(view: FirstView['view'] | 'frame', language: string, built: Built): readonly string[] {
  const { sources, texts } = needs[view]
  return [...filesHolding([...sources, ...texts.map((namespace) => `src/ui/${namespace}/texts/${language}.json`)], built)]
}

interface FilesOfScreens extends Pick<ScreenFiles, 'base' | 'files'> {
  readonly screens: readonly Omit<ScreenFiles['screens'][number], 'view' | 'styles'>[]
}

type Needing = Pick<ProductViews, 'screens' | 'fileOfCall'> & { readonly language: string }

/** What the code and the texts of each screen add to the frame's, and what reads its data; the more specific of two paths comes first. */
export function filesOfScreens({ screens, fileOfCall, language }: Needing, built: Built): FilesOfScreens {
  const ofFrame = filesHolding(frame.sources, built)
  const files = new Set<string>()
  const ofScreen = ({ path, own: ownSources, around, texts, reads }: ScreenSources) => {
    const reading = reads.flatMap((id) => fileOfCall.get(id) ?? [])
    const holding = filesHolding([...ownSources, ...around, ...reading, ...texts.map((folder) => `${folder}${language}.json`)], built)
    const own = [...holding].filter((file) => !ofFrame.has(file))
    for (const file of own) files.add(file)
    return { path, needs: own.map((file) => [...files].indexOf(file)) }
  }
  const inFrame = screens.filter(({ path, access }) => path !== paths.home && ['player', 'shopper', 'guest'].includes(access))
  const parameters = ({ path }: ScreenSources) => path.split(':').length
  const ofScreens = inFrame.sort((one, other) => parameters(one) - parameters(other)).map(ofScreen)
  return { base: built.config.base, files: [...files], screens: ofScreens }
}
