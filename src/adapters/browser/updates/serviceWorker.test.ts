import { describe, expect, test, vi } from 'vitest'
import { readyServiceWorker, registerServiceWorker } from './serviceWorker.ts'

type Page = Parameters<typeof registerServiceWorker>[0]

function page(own: object): Page {
  return Object.assign(Object.create(null), { navigator: {}, ...own })
}

describe('[session.service-worker] the product’s worker', () => {
  test('is registered at its one address, by a policy that lets nothing else through', async () => {
    const register = vi.fn(async (address: string) => address)
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules)
    await registerServiceWorker(page({ navigator: { serviceWorker: { register } }, trustedTypes: { createPolicy } }))
    expect(register.mock.calls).toEqual([['/service-worker.js']])
    const [[name, { createScriptURL }] = ['', { createScriptURL: String }]] = createPolicy.mock.calls
    expect([name, createScriptURL('https://evil.example/worker.js')]).toEqual(['clubhouse', '/service-worker.js'])
  })

  test('is nothing where the browser has none, or its owner forbids it', async () => {
    const register = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    expect(await registerServiceWorker(page({}))).toBeUndefined()
    const refusing = {
      get serviceWorker(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    expect(await registerServiceWorker(page({ navigator: refusing }))).toBeUndefined()
    expect(await readyServiceWorker(page({ navigator: refusing }))).toBeUndefined()
    expect(await registerServiceWorker(page({ navigator: { serviceWorker: { register } } }))).toBeUndefined()
  })
})
