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
section { display: grid; grid-template-columns: 16em repeat(3, minmax(0, 1fr)); gap: 12px; padding: 12px 0; border-top: 1px solid #888 }
h2 { font-size: 14px; margin: 0; overflow-wrap: anywhere }
p, figure { margin: 0 }
a { display: block; max-height: 480px; overflow: auto; border: 1px solid #888 }
img { display: block; width: 100% }
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
  const others = [
    ['Firefox', 'firefox', differences.firefox],
    ['WebKit', 'webkit', differences.webkit],
  ] as const
  return `<section><div><h2>${escaped(path)}</h2><p>${escaped(who)}, ${width} px</p></div>
${pictureOf(screen, 'chromium', 'Chromium')}
${others
  .map(([name, folder, share]) =>
    share === undefined ? `<p>${name}: no picture</p>` : pictureOf(screen, folder, `${name}, ${share.toFixed(1)} %`),
  )
  .join('\n')}
</section>`
}

function pictureOf(screen: ComparedScreen, engine: string, caption: string): string {
  const address = fileOf(engine, screen).split('/').map(encodeURIComponent).join('/')
  return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt="" loading="lazy"></a></figure>`
}
