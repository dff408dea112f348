import type { Language, Localised } from '../../../world/languages.ts'
import type { Store } from '../../../world/stores.ts'
import { regionIn, regionsOf, wireCountry } from './countries.ts'

export interface AddressInput {
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly middlename?: string | null
  readonly prefix?: string | null
  readonly suffix?: string | null
  readonly company?: string | null
  readonly street?: readonly (string | null)[] | null
  readonly city?: string | null
  readonly postcode?: string | null
  readonly telephone?: string | null
  readonly fax?: string | null
  readonly vat_id?: string | null
  readonly country_code?: string | null
  readonly region?: { readonly region?: string | null; readonly region_code?: string | null; readonly region_id?: number | null } | null
  readonly default_billing?: boolean | null
  readonly default_shipping?: boolean | null
}

const fields = {
  firstname: { en: 'First Name', fr: 'Prénom', ja: '名', zh: '名字' },
  street: { en: 'Street Address', fr: 'Adresse', ja: '町名・番地', zh: '街道地址' },
  city: { en: 'City', fr: 'Ville', ja: '市区町村', zh: '城市' },
  telephone: { en: 'Phone Number', fr: 'Numéro de téléphone', ja: '電話番号', zh: '电话号码' },
} satisfies Record<string, Localised>

const otherNames = {
  lastname: { en: 'Last Name', fr: 'Nom', ja: '姓', zh: '姓氏' },
  middlename: { en: 'Middle Name/Initial', fr: 'Deuxième prénom', ja: 'ミドルネーム', zh: '中间名' },
} satisfies Record<string, Localised>

const isMissing = (name: string): Localised => ({
  en: `"${name}" is a required value.`,
  fr: `« ${name} » est obligatoire.`,
  ja: `「${name}」は必須です。`,
  zh: `“${name}”为必填项。`,
})
const noCountry: Localised = {
  en: 'The shop doesn’t ship to this country.',
  fr: 'La boutique ne livre pas dans ce pays.',
  ja: 'この国への配送は承っておりません。',
  zh: '商店不配送到该国家或地区。',
}
const noRegion: Localised = {
  en: 'This region isn’t in this country.',
  fr: 'La région n’est pas de ce pays.',
  ja: 'この国にない地域が選ばれています。',
  zh: '所选地区不属于该国家。',
}
const noPostcode: Localised = {
  en: 'The postal code does not fit the country.',
  fr: 'Le code postal ne correspond pas au pays.',
  ja: '郵便番号の形式が国と合いません。',
  zh: '邮政编码与国家不符。',
}
const isInvalid = (name: string): Localised => ({
  en: `"${name}" contains characters that are not allowed, or too many of them.`,
  fr: `« ${name} » contient des caractères non autorisés ou trop de caractères.`,
  ja: `「${name}」に使用できない文字が含まれているか、文字数が多すぎます。`,
  zh: `“${name}”包含不允许的字符或字符过多。`,
})

/** Those of Magento's validators of a customer's address. */
const allowed = {
  firstname: /^[\p{L}\p{M}\p{Nd}\s,\-_.'’`&]{0,255}$/u,
  lastname: /^[\p{L}\p{M}\p{Nd}\s,\-_.'’`&]{0,255}$/u,
  middlename: /^[\p{L}\p{M}\p{Nd}\s,\-_.'’`&]{0,255}$/u,
  street: /^[\p{L}\p{M}\p{Nd} \t\n\-'‘’.,&#/()]{0,255}$/u,
  city: /^[\p{L}\p{M}\p{Nd}\s\-_'’.,&()/]{0,100}$/u,
  telephone: /^[\d\s+().\-/]{0,20}$/,
} as const

const postcodes: Readonly<Record<string, RegExp>> = {
  ...{
    US: /^\d{5}(-?\d{4})?$/,
    CA: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
    AU: /^\d{4}$/,
    DE: /^\d{5}$/,
    FR: /^\d{5}$/,
    IT: /^\d{5}$/,
    ES: /^\d{5}$/,
  },
  ...{ MX: /^\d{5}$/, BR: /^\d{5}-?\d{3}$/, IN: /^\d{3} ?\d{3}$/, CN: /^\d{6}$/, JP: /^\d{3}-?\d{4}$/, SG: /^\d{6}$/, ZA: /^\d{4}$/ },
}

export function objectionsTo(input: AddressInput, store: Store): readonly string[] {
  const country = input.country_code ?? ''
  const minded = [
    ...missingIn(input),
    ...(wireCountry(country, store) ? [] : [noCountry]),
    ...(isRegionWrong(input, country) ? [noRegion] : []),
    ...(isPostcodeWrong(input, country) ? [noPostcode] : []),
    ...invalidIn(input),
  ]
  return minded.map((words) => words[store.language])
}

function missingIn({ firstname, street, city, telephone }: AddressInput): readonly Localised[] {
  const given = { firstname, street: street?.[0], city, telephone }
  const missing = Object.entries(fields).filter(([field]) => !Object.entries(given).some(([name, text]) => name === field && text))
  return missing.map(([, name]) => inEach((language) => isMissing(name[language])[language]))
}

function invalidIn({ firstname, lastname, middlename, street, city, telephone }: AddressInput): readonly Localised[] {
  const given = { firstname, lastname, middlename, street: street?.join('\n'), city, telephone }
  const names: Readonly<Record<string, Localised>> = { ...fields, ...otherNames }
  const invalid = Object.entries(allowed).filter(([field, pattern]) =>
    Object.entries(given).some(([name, text]) => name === field && !pattern.test(text ?? '')),
  )
  return invalid.flatMap(([field]) => {
    const name = names[field]
    return name ? [inEach((language) => isInvalid(name[language])[language])] : []
  })
}

function inEach(text: (language: Language) => string): Localised {
  return { en: text('en'), fr: text('fr'), ja: text('ja'), zh: text('zh') }
}

function isRegionWrong({ region }: AddressInput, country: string): boolean {
  if (regionsOf(country).length === 0) return false
  const told = { id: region?.region_id ?? undefined, words: region?.region_code ?? region?.region ?? undefined }
  return (told.id ?? told.words) !== undefined && !regionIn(country, told)
}

function isPostcodeWrong({ postcode }: AddressInput, country: string): boolean {
  return Boolean(postcode) && postcodes[country]?.test(postcode ?? '') === false
}
