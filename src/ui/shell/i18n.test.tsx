import { beforeEach, describe, expect, test } from 'vitest'
import { createTexts, type PartTexts, type TextFile } from './i18n.ts'

const files: Readonly<Record<string, TextFile>> = {
  en: { signIn: { title: 'Welcome back', lead: 'Sign in' } },
  fr: { signIn: { title: 'Bon retour' } },
  ja: { signIn: { title: 'おかえりなさい', lead: 'サインイン' } },
}

const shipped: PartTexts['load'] = async (language) => {
  const file = files[language]
  if (!file) throw new TypeError(`no ${language}`)
  return file
}

describe('Texts', () => {
  beforeEach(() => {
    document.documentElement.lang = ''
  })

  test('speak the first language and say so to the browser', async () => {
    const { i18n } = await createTexts({ language: 'ja' })
    expect(i18n.t('kit.close')).toBe('閉じる')
    expect(document.documentElement.lang).toBe('ja')
  })

  test('of a context come with it', async () => {
    const texts = await createTexts({ language: 'fr' })
    await texts.add({ namespace: 'session', load: shipped })
    expect(texts.i18n.t('session:signIn.title')).toBe('Bon retour')
  })

  test('come in one language alone', async () => {
    const asked: string[] = []
    const texts = await createTexts({ language: 'fr' })
    await texts.add({
      namespace: 'session',
      load: (language) => {
        asked.push(language)
        return shipped(language)
      },
    })
    expect(asked).toEqual(['fr'])
  })

  test('are English where their file can not be had', async () => {
    const texts = await createTexts({ language: 'zh' })
    await texts.add({ namespace: 'session', load: shipped })
    expect(texts.i18n.t('session:signIn.title')).toBe('Welcome back')
    expect([texts.has('zh'), texts.has('en')]).toEqual([false, false])
  })

  test('render nothing again as long as nothing can show them', async () => {
    const texts = await createTexts({ language: 'zh' })
    const rendered: string[] = []
    texts.i18n.store.on('added', (language: string) => rendered.push(language))
    let isThere = false
    const load: PartTexts['load'] = async (language) =>
      isThere && language === 'zh' ? { signIn: { title: '欢迎回来' } } : shipped(language)
    await texts.add({ namespace: 'session', load })
    expect(rendered).toEqual([])
    isThere = true
    await texts.add({ namespace: 'session', load })
    expect(rendered).toEqual(['zh'])
  })

  test('are complete in a language once every file has come', async () => {
    const texts = await createTexts({ language: 'ja' })
    await texts.add({ namespace: 'session', load: shipped })
    expect([texts.has('ja'), texts.has('fr')]).toEqual([true, false])
  })

  test('reject where no file can be had', async () => {
    const texts = await createTexts({ language: 'zh' })
    const nothing: PartTexts['load'] = async () => {
      throw new TypeError('no network')
    }
    await expect(texts.add({ namespace: 'session', load: nothing })).rejects.toThrow('no network')
  })

  test('of the server win, whenever they come', async () => {
    const early = { fr: { 'session:signIn.title': 'Ravis de vous revoir' } }
    const texts = await createTexts({ language: 'fr', overlay: early })
    await texts.add({ namespace: 'session', load: shipped })
    expect(texts.i18n.t('session:signIn.title')).toBe('Ravis de vous revoir')

    texts.overlay({ fr: { 'session:signIn.title': 'Bonjour', 'session:signIn.lead': ' ', 'unknown words': 'x' } })
    expect(texts.i18n.t('session:signIn.title')).toBe('Bonjour')
    expect(texts.i18n.exists('session:signIn.lead')).toBe(false)
  })

  test('are in American spelling in the United States, except those of the server', async () => {
    const overlay = { en: { 'session:signIn.lead': 'Sign in to your centre' } }
    const texts = await createTexts({ language: 'en', country: 'US', overlay })
    await texts.add({ namespace: 'session', load: async () => ({ signIn: { title: 'Your centre', lead: 'Sign in' } }) })
    expect(texts.i18n.t('session:signIn.title')).toBe('Your center')
    expect(texts.i18n.t('session:signIn.lead')).toBe('Sign in to your centre')
    expect(document.documentElement.lang).toBe('en-US')
    await texts.change('fr')
    expect(document.documentElement.lang).toBe('fr-US')
  })

  test('change their language in place', async () => {
    const texts = await createTexts({ language: 'en' })
    await texts.add({ namespace: 'session', load: shipped })
    await texts.change('ja')
    expect(texts.i18n.t('session:signIn.title')).toBe('おかえりなさい')
    expect(texts.i18n.t('areas.home')).toBe('ホーム')
    expect(document.documentElement.lang).toBe('ja')
  })

  test('keep their language where the other can not be had', async () => {
    const texts = await createTexts({ language: 'en' })
    await texts.add({ namespace: 'session', load: shipped })
    await expect(texts.change('zh')).rejects.toThrow('no zh')
    expect(texts.i18n.t('session:signIn.title')).toBe('Welcome back')
    expect(document.documentElement.lang).toBe('en-GB')
  })

  test('are those of the last choice, even where an earlier one arrives later', async () => {
    const texts = await createTexts({ language: 'en' })
    const french = Promise.withResolvers<TextFile>()
    await texts.add({ namespace: 'session', load: async (language) => (language === 'fr' ? french.promise : {}) })
    const first = texts.change('fr')
    await texts.change('ja')
    french.resolve({})
    await first
    expect(texts.i18n.t('kit.close')).toBe('閉じる')
  })

  test('show their key where nobody wrote them', async () => {
    const { i18n } = await createTexts({ language: 'en' })
    const key: string = 'home.unwritten'
    // @ts-expect-error a key that no file knows does not compile
    i18n.t('home.unwritten')
    expect(i18n.exists(key)).toBe(false)
  })

  test('leave what they are given as it is: React escapes', async () => {
    const { i18n } = await createTexts({ language: 'en' })
    expect(i18n.t('failure.reference', { reference: 'A&B' })).toBe('Reference A&B')
  })
})
