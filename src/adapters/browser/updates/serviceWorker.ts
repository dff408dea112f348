declare global {
  interface Window {
    /** With Trusted Types, script URLs must come from a policy. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
    }
  }
}

export async function registerServiceWorker({ trustedTypes, navigator }: Window): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const address = `${import.meta.env.BASE_URL}service-worker.js`
  const policy = trustedTypes?.createPolicy('clubhouse', { createScriptURL: () => address })
  return navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined)
}

export async function readyServiceWorker({ navigator }: Window): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.ready : undefined
}
