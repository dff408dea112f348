import type { Page } from 'playwright'
import type { View } from './sizes.ts'

export interface FirstScreen {
  readonly address: string
  readonly isSignedIn: boolean
  /** Runs in the page: whether the screen is there with all that belongs to it. */
  readonly isShown: () => boolean
}

/** React has taken over the form that the document drew. */
function signInWorks(): boolean {
  const password = document.querySelector('input[type=password]')
  const isEarly = document.querySelector('[data-early]') !== null
  return !isEarly && password !== null && Object.keys(password).some((key) => key.startsWith('__reactProps$'))
}

/** With what the servers say; the document's own picture of it is marked. */
function homeStands(): boolean {
  const waits = document.querySelector('main [aria-busy=true], [data-early]')
  return waits === null && document.querySelector('main [data-block]') !== null
}

export const firstScreens: Readonly<Record<View, FirstScreen>> = {
  'sign-in': { address: '/sign-in', isSignedIn: false, isShown: signInWorks },
  home: { address: '/', isSignedIn: true, isShown: homeStands },
}

interface Asked {
  /** Scripts, whether they were held back or not. */
  readonly wanted: ReadonlySet<string>
  /** Addresses of neither the pages nor their servers. */
  readonly elsewhere: readonly string[]
}

/** Goes there while every script but these is held back for good; rejects where the screen never comes. */
export async function showWithOnly(page: Page, url: string, files: ReadonlySet<string>, isShown: () => boolean): Promise<Asked> {
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
