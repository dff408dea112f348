import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import { signedOut } from '#domain/session/session'
import type { Language } from '#domain/shared/language'
import { createTexts } from '#ui/shell/i18n.ts'
import { paths } from '#ui/shell/paths.ts'
import type { View } from '../boot/visit.ts'
import { App } from './App.tsx'
import { ComponentLoader } from './ComponentLoader.ts'
import { createContainer } from './container.ts'
import { createRoutes } from './routes.tsx'
import { createScreenRoutes } from './screenRoutes.tsx'

// Nothing changes once it is rendered, and nothing is to wait for that.
enableStaticRendering(true)

const visitor = signedOut
const member = { ...signedOut, rememberMe: true, grant: { token: 'none', refreshToken: 'none', shop: {} } }

export async function prerendered(view: View, language: Language, basename: string): Promise<string> {
  const environment = createDevice().tab({ browserLanguage: language })
  const session = view === 'sign-in' ? visitor : member
  new SessionRecords(new DeviceStorage(environment)).keep({ id: 'none', session })
  const container = createContainer(environment, { addresses: addressesFor('localhost', { mock: false, configuration: {} }) })
  const texts = await createTexts({ language })
  const path = view === 'sign-in' ? paths.signIn : paths.home
  const loader = new ComponentLoader(container, texts)
  const { patchRoutesOnNavigation } = createScreenRoutes(loader, basename)
  const router = createMemoryRouter(createRoutes(container, loader, false), {
    basename,
    patchRoutesOnNavigation,
    initialEntries: [basename + path],
  })
  await readied(router)
  const html = onScreen(view === 'home-wide', () => renderToString(<App container={container} texts={texts} router={router} />))
  router.dispose()
  // Today is not the day of the build.
  return html.replace(/<time [^>]*>[^<]*<\/time>/g, '')
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
