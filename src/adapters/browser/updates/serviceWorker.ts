declare global {
  interface Window {
    /** Where the browser has Trusted Types: a policy's strings are what the page may load as scripts. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
    }
  }
}

/** Registers the product's worker, in browsers that have any. Nothing where the browser's owner forbids it. */
export async function registerServiceWorker({ trustedTypes, navigator }: Window): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const address = `${import.meta.env.BASE_URL}service-worker.js`
  const policy = trustedTypes?.createPolicy('clubhouse', { createScriptURL: () => address })
  return navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined)
}

/** The one that somebody else has registered. */
export async function presentServiceWorker({ navigator }: Window): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.ready : undefined
}
