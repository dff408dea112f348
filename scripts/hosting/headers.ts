export type Headers = Readonly<Record<string, string>>

/** Everything but a place, which the nearest centre is found by. */
const refusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** What a host sends with every file. */
export function securityHeaders(contentSecurityPolicy: string): Headers {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': [...refusedFeatures.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  }
}

/** Names of files change with their bytes there. */
export const hashedFiles = 'assets/'

export const forGood = 'public, max-age=31536000, immutable'
/** Kept, but never used before the server has said that it is still the same. */
export const revalidated = 'no-cache'

/** Files at fixed addresses that decide what a visit gets: the document, the worker, the configuration. */
export const fixedFiles: readonly string[] = ['', 'index.html', 'service-worker.js', 'service-worker-off.js', 'config.json']
