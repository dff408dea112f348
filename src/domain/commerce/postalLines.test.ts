import { describe, expect, test } from 'vitest'
import type { PostalAddress } from './address.ts'
import { postalLines } from './postalLines.ts'

const plain: PostalAddress = {
  ...{ firstName: 'Ada', lastName: 'Abara', company: '', street: ['4 Mill Lane', 'Flat 2'], city: 'York', region: undefined },
  ...{ postcode: 'YO1 7HH', countryCode: 'GB', telephone: '' },
}

function lines(address: Partial<PostalAddress>, name = 'Ada Abara') {
  return postalLines({ ...plain, ...address }, name)
}

describe('An address stands as its country writes it', () => {
  test('without leftover separators', () => {
    expect(lines({})).toEqual(['Ada Abara', '4 Mill Lane', 'Flat 2', 'York', 'YO1 7HH'])
    expect(lines({ countryCode: 'US', city: 'Chicago', postcode: '60614' })).toContain('Chicago, 60614')
    expect(lines({ countryCode: 'BR', city: 'Recife', postcode: '' })).toContain('Recife')
  })

  test('with the code of its region, or its name', () => {
    const region = { name: 'Illinois', code: 'IL', id: 14 }
    expect(lines({ countryCode: 'US', city: 'Chicago', postcode: '60614', region })).toContain('Chicago, IL 60614')
    expect(lines({ countryCode: 'ES', city: 'Getafe', postcode: '28901', region: { name: 'Madrid', code: 'M', id: 1 } }).slice(-2)).toEqual(
      ['28901 Getafe', 'Madrid'],
    )
  })

  test('the postcode first where nothing else is known', () => {
    expect(lines({ countryCode: 'AT', city: 'Graz', postcode: '8010' })).toContain('8010 Graz')
  })

  test.each([
    ['US', ['Chicago, IL 60614']],
    ['CA', ['Chicago, IL 60614']],
    ['AU', ['Chicago IL 60614']],
    ['NZ', ['Chicago 60614']],
    ['GB', ['Chicago', 'Illinois', '60614']],
    ['IE', ['Chicago', 'Illinois', '60614']],
    ['BR', ['Chicago - IL', '60614']],
    ['IN', ['Chicago 60614', 'Illinois']],
    ['IT', ['60614 Chicago IL']],
    ['MX', ['60614 Chicago, IL']],
    ['ES', ['60614 Chicago', 'Illinois']],
    ['DE', ['60614 Chicago', 'Illinois']],
  ])('in %s: %j', (countryCode, place) => {
    const region = { name: 'Illinois', code: 'IL' }
    expect(lines({ countryCode, city: 'Chicago', postcode: '60614', region, street: [] })).toEqual(['Ada Abara', ...place])
  })

  test('with the name of its region where that has no code', () => {
    expect(lines({ countryCode: 'US', city: 'Chicago', postcode: '60614', region: { name: 'Illinois' } })).toContain(
      'Chicago, Illinois 60614',
    )
  })

  test('with its company below the name', () => {
    expect(lines({ company: 'Clubhouse' }).slice(0, 2)).toEqual(['Ada Abara', 'Clubhouse'])
  })

  test('with one space where a word between two others is missing', () => {
    expect(lines({ countryCode: 'AU', city: 'Perth', postcode: '6000' })).toContain('Perth 6000')
  })

  test('without commas and hyphens at the end of a line', () => {
    expect(lines({ countryCode: 'MX', city: 'Puebla', postcode: '72000' })).toContain('72000 Puebla')
    expect(lines({ countryCode: 'US', city: '', postcode: '60614' })).toContain('60614')
    expect(lines({ countryCode: 'US', city: 'Chicago', postcode: '' })).toContain('Chicago')
  })

  test('without a line of separators alone', () => {
    expect(lines({ countryCode: 'BR', city: '', postcode: '', region: undefined })).toEqual(['Ada Abara', '4 Mill Lane', 'Flat 2'])
  })

  test('with any country code', () => {
    for (const countryCode of ['constructor', '__proto__', 'toString', '', 'XX']) {
      expect(lines({ countryCode }).slice(-1)).toEqual(['YO1 7HH York'])
    }
  })

  test('quickly, however long it is', () => {
    const city = `York${'- '.repeat(400_000)}x`
    expect(lines({ city })).toContain(city)
  })

  test('from the largest to the smallest in Japan and China, with the name at the end', () => {
    const kyoto = { street: ['錦小路218', '川辺荘'], city: '京都市', region: { name: '京都府' }, postcode: '604-8124', countryCode: 'JP' }
    expect(lines(kyoto, '川辺 美咲')).toEqual(['〒604-8124', '京都府京都市錦小路218', '川辺荘', '川辺 美咲'])
    expect(lines({ ...kyoto, countryCode: 'CN', postcode: '200031' }, '川辺 美咲')[0]).toBe('200031')
  })

  test('from the largest to the smallest without what it does not have', () => {
    const taipei = { street: [], city: '台北市', region: undefined, postcode: '', countryCode: 'TW' }
    expect(lines(taipei, '林')).toEqual(['台北市', '林'])
    expect(lines({ ...taipei, countryCode: 'JP' }, '林')).toEqual(['台北市', '林'])
  })

  test.each([
    ['Japan', 'JP', '大阪市'],
    ['Japan in hiragana', 'JP', 'さいたま'],
    ['Japan in katakana', 'JP', 'ニセコ'],
    ['Korea', 'KR', '서울'],
  ])('from the largest to the smallest in the script of %s', (_where, countryCode, city) => {
    expect(lines({ countryCode, city, street: [] }).at(-1)).toBe('Ada Abara')
  })

  test('from the largest to the smallest where the street alone is in such a script', () => {
    expect(lines({ countryCode: 'JP', city: 'Kyoto', street: ['錦', '小路'] }).at(-1)).toBe('Ada Abara')
  })

  test('the other way round in countries that write so in any script', () => {
    expect(lines({ countryCode: 'SG', city: '新加坡' })[0]).toBe('Ada Abara')
  })

  test('the other way round where it is written in Latin letters', () => {
    expect(lines({ street: ['218-4 Nishikikoji'], city: 'Kyoto', postcode: '604-8124', countryCode: 'JP' }).at(-1)).toBe('604-8124 Kyoto')
  })
})
