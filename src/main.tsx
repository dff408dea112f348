import './composition/temporal.ts'
import { start } from './composition/start.tsx'

if (import.meta.env.DEV || import.meta.env.MODE === 'mock') {
  const { startFakeBackend } = await import('../mocks/browser.ts')
  await start(await startFakeBackend())
} else {
  await start()
}
