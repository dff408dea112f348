import type { DeviceInfo } from '#app/learning/ports/DeviceInfo'
import type { DeviceTraits } from '#domain/learning/usage'
import type { BrowserEnvironment } from '../environment.ts'

/** Order matters: most browsers also name others. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Without versions: enough to count devices, too little to recognise one. */
export class BrowserDeviceInfo implements DeviceInfo {
  private readonly around: Pick<BrowserEnvironment, 'navigator' | 'screen'>

  constructor(around: Pick<BrowserEnvironment, 'navigator' | 'screen'>) {
    this.around = around
  }

  traits(): DeviceTraits {
    const { navigator, screen } = this.around
    const { userAgent } = navigator
    // iPads claim to be desktops, but with a touch screen.
    const signs = /\bMacintosh\b/.test(userAgent) && navigator.maxTouchPoints > 1 ? `${userAgent} iPad` : userAgent
    return {
      os: named(systems, signs),
      platform: 'web',
      browser: named(browsers, signs),
      device: kindOf(signs),
      resolution: { width: screen.width, height: screen.height },
    }
  }
}

function kindOf(signs: string): DeviceTraits['device'] {
  const isMobile = /\bMobile\b/.test(signs)
  if (/\biPad\b/.test(signs) || (/\bAndroid\b/.test(signs) && !isMobile)) return 'tablet'
  return isMobile ? 'phone' : 'desktop'
}

function named(names: readonly (readonly [name: string, sign: RegExp])[], signs: string): string {
  return names.find(([, sign]) => sign.test(signs))?.[0] ?? 'other'
}
