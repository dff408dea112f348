declare global {
  interface Window {
    /** Where the browser has Trusted Types: a policy's strings are what the page may load as scripts. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
    }
  }
}

const address = '/service-worker.js'

/** Registers the product's worker, in browsers that have any. */
export async function registerServiceWorker({ trustedTypes, navigator }: Window): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const policy = trustedTypes?.createPolicy('clubhouse', { createScriptURL: () => address })
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address)
}
