import { createHash } from 'node:crypto'

/** Hosts of the fake backend's servers. */
export const fakeServers = 'https://*.clubhouse.invalid'

/** Hashes of styles that React Aria injects; a test compares them with the package. */
const reactAriaStyles = [
  // `touch-action` of pressable elements.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // Scrolling behind overlays on iOS.
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
].join(' ')

interface Others {
  readonly banks?: readonly string[]
  readonly embedders?: readonly string[]
  /** The address that browsers report violations to. */
  readonly reports?: string | undefined
}

export const reportGroup = 'csp'

export function contentSecurityPolicy(
  servers: readonly string[],
  document = '',
  { banks = [], embedders = [], reports }: Others = {},
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline('script', document)].join(' '),
    [`style-src 'self' ${reactAriaStyles}`, ...inline('style', document)].join(' '),
    ["connect-src 'self'", ...servers].join(' '),
    ["img-src 'self' data: blob:", ...servers].join(' '),
    "font-src 'self'",
    ["media-src 'self' blob:", ...servers].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // A POST to a bank's page is sent from a frame.
    ["form-action 'self'", ...banks].join(' '),
    ["frame-src 'self'", ...banks].join(' '),
    ["frame-ancestors 'self'", ...embedders].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types clubhouse default dompurify',
    // Firefox and Safari read the older name.
    ...(reports === undefined ? [] : [`report-uri ${reports}`, `report-to ${reportGroup}`]),
  ].join('; ')
}

function inline(tag: 'script' | 'style', document: string): readonly string[] {
  const parts = [...document.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
  return parts.filter(([, attributes = '']) => !/\ssrc=/.test(attributes)).map(([, , text = '']) => hashOf(text))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
