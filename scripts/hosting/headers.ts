import { reportGroup } from '../contentSecurityPolicy.ts'
import { preloadLinks } from './preloadLinks.ts'

export type Headers = Readonly<Record<string, string>>

/** Geolocation finds the nearest centre, the camera scans serial numbers; everything else is refused. */
const refusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
]

export function securityHeaders(contentSecurityPolicy: string, reports?: string): Headers {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...refusedFeatures.map((feature) => `${feature}=()`), 'geolocation=(self)', 'camera=(self)'].join(', '),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    ...(reports !== undefined && { 'reporting-endpoints': `${reportGroup}="${reports}"` }),
    'x-content-type-options': 'nosniff',
  }
}

/** Of home's address, in addition. */
export function homeHeadersFor(document: string): Headers {
  const link = preloadLinks(document)
  return link === undefined ? {} : { link }
}

export const hashedFilesFolder = 'assets/'

export const immutableCacheControl = 'public, max-age=31536000, immutable'
/** May be stored, but must be revalidated before each use. */
export const revalidateCacheControl = 'no-cache'

export const fixedFiles: readonly string[] = ['index.html', 'service-worker.js', 'service-worker-off.js', 'config.json']
