import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpHolePictures } from './HttpHolePictures.ts'

const hole = { courseId: 'links', hole: 7 }

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  const queries = () => requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  return { client, queries }
}

describe('Pictures of holes on the wire', () => {
  const image = 'data:image/svg+xml;base64,PHN2Zy8+'

  test('[rounds.hole-data-query] are asked for by courseId, backgroundColor and holeNumber, or by courseId and hole', async () => {
    const { client, queries } = answer({ image })
    const pictures = new HttpHolePictures(client)
    expect([await pictures.drawing(hole, '#f8f8f3'), await pictures.satellite(hole)]).toEqual([image, image])
    expect(queries()).toEqual([
      { courseId: 'links', backgroundColor: 'f8f8f3', holeNumber: '7' },
      { courseId: 'links', hole: '7' },
    ])
  })

  test.each(['https://elsewhere.example/hole.png', 'data:text/html;base64,PGI+', 'javascript:alert(1)'])(
    'are no addresses: %s',
    async (other) => {
      await expect(new HttpHolePictures(answer({ image: other }).client).satellite(hole)).rejects.toMatchObject({ kind: 'broken-contract' })
    },
  )
})
