import { escaped, reportPage } from '../support/reportPage.ts'
import { fileOf } from './pictures.ts'

export interface ComparedScreen {
  readonly who: string
  readonly width: string
  readonly path: string
  /** From Chromium's picture, in per cent; undefined without a picture. */
  readonly differences: { readonly firefox: number | undefined; readonly webkit: number | undefined }
}

const style = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px }
section { display: grid; grid-template-columns: 14em repeat(3, minmax(0, 1fr)); gap: 12px; padding: 12px 0; border-top: 1px solid #888 }
h2 { font-size: 14px; margin: 0; overflow-wrap: anywhere }
p, figure { margin: 0 }
img { display: block; width: 100%; height: 420px; object-fit: contain; object-position: 0 0 }
`

export function pictureReport(screens: readonly ComparedScreen[]): string {
  const sorted = screens.toSorted((one, other) => largest(other) - largest(one))
  const body = `<h1>Screens in three engines</h1>
<p>The screens that differ most from Chromium's come first. A picture opens in its own size.</p>
${sorted.map(rowOf).join('\n')}`
  return reportPage({ title: 'Clubhouse: screens in three engines', style, body })
}

function largest({ differences: { firefox = 0, webkit = 0 } }: ComparedScreen): number {
  return Math.max(firefox, webkit)
}

function rowOf(screen: ComparedScreen): string {
  const { who, width, path, differences } = screen
  return `<section><div><h2>${escaped(path)}</h2><p>${escaped(who)}, ${width} px</p></div>
${pictureOf(screen, 'chromium', 'Chromium')}
${pictureOf(screen, 'firefox', `Firefox, ${inPerCent(differences.firefox)}`)}
${pictureOf(screen, 'webkit', `WebKit, ${inPerCent(differences.webkit)}`)}
</section>`
}

function pictureOf(screen: ComparedScreen, engine: string, caption: string): string {
  const address = fileOf(engine, screen).split('/').map(encodeURIComponent).join('/')
  return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt="" loading="lazy"></a></figure>`
}

function inPerCent(difference: number | undefined): string {
  return difference === undefined ? 'no picture' : `${difference.toFixed(1)} %`
}
