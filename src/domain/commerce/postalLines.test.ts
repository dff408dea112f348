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
  test('with nothing left over where nothing was', () => {
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

  test('from the largest to the smallest in Japan and China, with the name at the end', () => {
    const kyoto = { street: ['錦小路218', '川辺荘'], city: '京都市', region: { name: '京都府' }, postcode: '604-8124', countryCode: 'JP' }
    expect(lines(kyoto, '川辺 美咲')).toEqual(['〒604-8124', '京都府京都市錦小路218', '川辺荘', '川辺 美咲'])
    expect(lines({ ...kyoto, countryCode: 'CN', postcode: '200031' }, '川辺 美咲')[0]).toBe('200031')
  })

  test('the other way round where it is written in Latin letters', () => {
    expect(lines({ street: ['218-4 Nishikikoji'], city: 'Kyoto', postcode: '604-8124', countryCode: 'JP' }).at(-1)).toBe('604-8124 Kyoto')
  })
})
