import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import type { Player } from '#domain/session/player'
import { type Session, signedOut } from '#domain/session/session'
import type { Language } from '#domain/shared/language'
import { areas } from '#ui/shell/areas.ts'
import { createTexts } from '#ui/shell/i18n.ts'
import { paths } from '#ui/shell/paths.ts'
import type { View } from '../boot/visit.ts'
import { App } from './App.tsx'
import { ComponentLoader } from './ComponentLoader.ts'
import { createContainer } from './container.ts'
import { createRoutes } from './routes.tsx'
import type { ScreenEntry } from './screenEntry.ts'
import { createScreenRoutes } from './screenRoutes.tsx'

// Nothing changes once it is rendered, and nothing is to wait for that.
enableStaticRendering(true)

const visitor = signedOut
const member = { ...signedOut, rememberMe: true, grant: { token: 'none', refreshToken: 'none', shop: {} } }
const player: Player = {
  ...{ id: 'none', firstName: '', lastName: '', email: '', userType: 2 },
  ...{ hand: 'right', metricDistances: false, metricSpeeds: false },
}

interface Rendered {
  readonly path: string
  readonly session: Session
  readonly language: Language
  readonly basename: string
  readonly isWide: boolean
}

async function rendered({ path, session, language, basename, isWide }: Rendered): Promise<string> {
  const environment = createDevice().tab({ browserLanguage: language })
  new SessionRecords(new DeviceStorage(environment)).keep({ id: 'none', session })
  const container = createContainer(environment, { addresses: addressesFor('localhost', { mock: false, configuration: {} }) })
  const texts = await createTexts({ language })
  const loader = new ComponentLoader(container, texts)
  const { patchRoutesOnNavigation } = createScreenRoutes(loader, basename)
  const router = createMemoryRouter(createRoutes(container, loader, false), {
    basename,
    patchRoutesOnNavigation,
    initialEntries: [basename + path],
  })
  await readied(router)
  const html = onScreen(isWide, () => renderToString(<App container={container} texts={texts} router={router} />))
  router.dispose()
  // Today is not the day of the build.
  return html.replace(/<time [^>]*>[^<]*<\/time>/g, '')
}

/** Home has both the profile beside it and the button that opens it: the document's script removes one of them. */
export async function prerendered(view: View, language: Language, basename: string): Promise<string> {
  if (view === 'sign-in') return rendered({ path: paths.signIn, language, basename, session: visitor, isWide: false })
  const home = { path: paths.home, language, basename, session: member }
  const [narrow, wide] = await Promise.all([rendered({ ...home, isWide: false }), rendered({ ...home, isWide: true })])
  const [button] = /<button .*?<\/button>/s.exec(/<header .*<\/header>/s.exec(narrow)?.[0] ?? '') ?? []
  if (!button || wide.includes(button)) throw new Error('Home has no button that opens its profile')
  return wide.replace('</div></header>', () => `${button}</div></header>`)
}

/** A screen's heading and skeleton, without the layout around them. */
export async function screenView(path: string, language: Language, basename: string): Promise<string> {
  const html = await rendered({ path, language, basename, session: { ...member, player }, isWide: false })
  const [, view] = /<main [^>]*>(.*)<\/main>/s.exec(html.replaceAll(/<!--.*?-->/g, '')) ?? []
  if (!view?.includes('<h1 ')) throw new Error(`${path} has no heading`)
  return view
}

/** The areas of the navigation, and the screens that players open most. */
export function hasView({ path, access, reads }: ScreenEntry): boolean {
  const isInNavigation = areas.some((area) => area.path === path) || path === paths.book
  return path !== paths.home && access !== 'visitor' && (isInNavigation || reads !== undefined)
}

export async function withoutScript(language: Language): Promise<string> {
  const texts = await createTexts({ language })
  return texts.i18n.t('shell:document.noScript')
}

function readied(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe(({ initialized }) => initialized && resolve())
  })
}

function onScreen(isWide: boolean, render: () => string): string {
  Object.assign(globalThis, { matchMedia: () => ({ matches: isWide }) })
  try {
    return render()
  } finally {
    Reflect.deleteProperty(globalThis, 'matchMedia')
  }
}
