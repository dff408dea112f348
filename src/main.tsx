import { start } from './composition/start.tsx'

void open()

/** Not awaited at module level, because later chunks may import from this one. */
async function open(): Promise<void> {
  // Other modules use `Temporal` while they load.
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
