declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

/** With Trusted Types, script URLs must come from a policy, and markup too. */
export interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
  createPolicy(name: 'default', rules: { createHTML(markup: string): string | null }): unknown
}

/** Sandboxed frames, and browsers that save nothing of this site, throw when they are asked. */
export function serviceWorkersOf(navigator: Navigator): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}

export async function registerServiceWorker({ trustedTypes, navigator }: Window): Promise<ServiceWorkerRegistration | undefined> {
  const workers = serviceWorkersOf(navigator)
  if (!workers) return undefined
  const address = `${import.meta.env.BASE_URL}service-worker.js`
  const policy = trustedTypes?.createPolicy('clubhouse', { createScriptURL: () => address })
  return workers.register(policy?.createScriptURL(address) ?? address).catch(() => undefined)
}

export async function readyServiceWorker({ navigator }: Window): Promise<ServiceWorkerRegistration | undefined> {
  return serviceWorkersOf(navigator)?.ready
}
