// The largest libraries run in a task of their own, before the product's code.
import './composition/provide.ts'
import 'mobx-react-lite'
import 'react-dom/client'

void open()

/** Not awaited at module level, because later chunks may import from this one. */
async function open(): Promise<void> {
  // Other modules use `Temporal` while they load.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const loading = import('./composition/start.tsx')
  if (import.meta.env.DEV || import.meta.env.MODE === 'mock') {
    const [{ startFakeBackend }, { productControls }, { start }] = await Promise.all([
      import('../mocks/browser.ts'),
      import('./composition/productControls.ts'),
      loading,
    ])
    const fake = await startFakeBackend()
    await start({ ...fake, enter: (ask, router) => fake.enter(productControls(ask, router)) })
  } else {
    const { start } = await loading
    await start()
  }
}
