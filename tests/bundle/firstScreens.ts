import type { Page } from 'playwright'
import type { View } from './sizes.ts'

export interface FirstScreen {
  readonly address: string
  readonly isSignedIn: boolean
  readonly isShown: () => boolean
}

function isSignInHydrated(): boolean {
  const password = document.querySelector('input[type=password]')
  const isEarly = document.querySelector('[data-early]') !== null
  return !isEarly && password !== null && Object.keys(password).some((key) => key.startsWith('__reactProps$'))
}

function isHomeShown(): boolean {
  const waits = document.querySelector('main [aria-busy=true], [data-early]')
  return waits === null && document.querySelector('main [data-block]') !== null
}

export const firstScreens: Readonly<Record<View, FirstScreen>> = {
  'sign-in': { address: '/sign-in', isSignedIn: false, isShown: isSignInHydrated },
  home: { address: '/', isSignedIn: true, isShown: isHomeShown },
}

interface RequestedFiles {
  readonly wanted: ReadonlySet<string>
  readonly elsewhere: readonly string[]
}

/** Blocks all other scripts; rejects if the screen never appears. */
export async function openWithOnlyScripts(
  page: Page,
  url: string,
  files: ReadonlySet<string>,
  isShown: () => boolean,
): Promise<RequestedFiles> {
  const wanted = new Set<string>()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) elsewhere.push(request.url())
  })
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    wanted.add(file)
    if (files.has(file)) await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isShown, undefined, { timeout: 60_000 })
  return { wanted, elsewhere }
}
