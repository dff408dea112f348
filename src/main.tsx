import { start } from './composition/start.tsx'

void open()

/** Nothing waits for this module itself: what comes later may import what it brought along. */
async function open(): Promise<void> {
  // Dates first: what comes later uses `Temporal` as it loads.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  if (import.meta.env.DEV || import.meta.env.MODE === 'mock') {
    const [{ startFakeBackend }, { productControls }] = await Promise.all([
      import('../mocks/browser.ts'),
      import('./composition/productControls.ts'),
    ])
    const fake = await startFakeBackend()
    await start({ ...fake, enter: (ask, router) => fake.enter(productControls(ask, router)) })
  } else {
    await start()
  }
}
