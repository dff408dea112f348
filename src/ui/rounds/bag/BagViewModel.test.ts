import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { AddBag } from '#app/rounds/AddBag'
import { AddClubs } from '#app/rounds/AddClubs'
import type { ClubPictures } from '#app/rounds/ports/ClubPictures'
import { UploadClubPicture } from '#app/rounds/UploadClubPicture'
import { Failure } from '#app/shared/failure'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildBag, buildClub, clubLists } from '../../../../tests/builders/rounds.ts'
import { BagsInMemory, currentPlayer } from '../../../../tests/builders/roundsPorts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { BagEditor } from './BagEditor.ts'
import { BagModel } from './BagModel.ts'
import { BagViewModel } from './BagViewModel.ts'
import { ClubEditor } from './ClubEditor.ts'
import { DistancesViewModel } from './DistancesViewModel.ts'
import { PictureModel } from './PictureModel.ts'
import { canPutBack, Removal } from './Removal.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const may = { lastModified: '2026-05-03T08:00Z' }
const bags = [buildBag(1, { name: 'Everyday', ...may }), buildBag(2, { name: 'Travel' })]
const clubs = [buildClub(11, 'd', { distance: 219.456 }), buildClub(12, '7', { distance: 137.16 })]
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])])

async function create({ id, drafts = new DraftsInMemory() }: { readonly id?: number; readonly drafts?: DraftsInMemory } = {}) {
  const backend = new BagsInMemory(bags, clubs)
  const pictures: ClubPictures & { answer: 'uploaded' | 'expired' } = {
    answer: 'uploaded',
    newKey: () => 'new.jpg',
    upload: async () => pictures.answer,
    addressOf: async (key: string) => `https://uploads.example/${key}`,
  }
  const model = new BagModel(backend, backend, { read: async () => clubLists }, currentPlayer())
  const addBag = new AddBag(backend, online)
  const addClubs = new AddClubs(backend, online)
  const picture = new PictureModel(new UploadClubPicture(pictures, { resize: async (file) => file }), pictures)
  const screen = new BagViewModel(
    model,
    new BagEditor(addBag, addClubs, backend, drafts),
    new ClubEditor(backend, addClubs, drafts, picture, typedNumbers),
    new Removal(backend, backend, addBag, addClubs),
  )
  await screen.open(id)
  return { backend, screen, model, pictures, drafts, distances: new DistancesViewModel(model, backend, drafts, typedNumbers) }
}

test('a bag that is begun waits with its name and its usual set', async () => {
  const drafts = new DraftsInMemory()
  const { screen } = await create({ drafts })
  screen.bagEditor.begin()
  screen.bagEditor.write('Links')
  screen.bagEditor.wantUsualSet(true)
  screen.dispose()
  const later = (await create({ drafts })).screen.bagEditor
  later.begin()
  expect([later.name, later.isUsualSet]).toEqual(['Links', true])
})

describe('the bag on the screen', () => {
  test('is the current one unless the address names another', async () => {
    expect((await create()).model.bag?.name).toBe('Everyday')
    const { model } = await create({ id: 2 })
    expect([model.bag?.name, model.current?.name, model.clubs]).toEqual(['Travel', 'Everyday', []])
  })

  test('becomes the current one when the player wants it', async () => {
    const { model } = await create({ id: 2 })
    expect(await model.makeCurrent(bags[1] ?? buildBag(2))).toBe(true)
    expect(model.current?.id).toBe(2)
  })
})

describe('a bag that is added', () => {
  test('may begin with a usual set', async () => {
    const { screen, backend } = await create()
    screen.bagEditor.begin()
    screen.bagEditor.write('Winter')
    screen.bagEditor.wantUsualSet(true)
    const added = await screen.saveBag()
    expect([added?.name, backend.clubs.filter(({ bagId }) => bagId === added?.id).length, screen.bagEditor.dialog.isOpen]).toEqual([
      'Winter',
      3,
      false,
    ])
  })

  test('leaves no draft once it is saved', async () => {
    const { screen, drafts } = await create()
    screen.bagEditor.begin()
    screen.bagEditor.write('Winter')
    expect([...drafts.kept.keys()]).toEqual(['new bag'])
    await screen.saveBag()
    expect([...drafts.kept.keys()]).toEqual([])
  })

  test('stays where its clubs did not arrive, and they are tried again', async () => {
    const { screen, backend } = await create()
    screen.bagEditor.begin()
    screen.bagEditor.write('Winter')
    screen.bagEditor.wantUsualSet(true)
    const { add } = backend
    backend.add = async (to) => (typeof to === 'string' ? add.call(backend, to) : Promise.reject(new Failure('server-fault')))
    await screen.saveBag()
    expect([screen.bagEditor.unfilled?.bag.name, screen.bagEditor.filling.failure?.kind]).toEqual(['Winter', 'server-fault'])
    backend.add = add
    await screen.fillAgain()
    expect([screen.bagEditor.unfilled, backend.clubs.length]).toEqual([undefined, 5])
  })

  test('needs a name', async () => {
    const { screen, backend } = await create()
    screen.bagEditor.begin()
    screen.bagEditor.write('  ')
    expect(await screen.saveBag()).toBeUndefined()
    expect([screen.bagEditor.problem, backend.calls.includes('add')]).toEqual(['missing', false])
  })

  test('is still there after a reload, as far as it was typed', async () => {
    const { screen, drafts } = await create()
    screen.bagEditor.begin()
    screen.bagEditor.write('Wint')
    const again = await create({ drafts })
    again.screen.bagEditor.begin()
    expect(again.screen.bagEditor.name).toBe('Wint')
  })
})

describe('[rounds.bag-delete-clears] a bag that is deleted', () => {
  test('leaves no current bag until the others are read', async () => {
    const { screen, model, backend } = await create()
    screen.askForBag(bags[0] ?? buildBag(1))
    backend.fails('all')
    await screen.confirm()
    expect([model.current, model.bag, model.reading.state]).toEqual([undefined, undefined, 'failed'])
    await model.read()
    expect(model.current?.name).toBe('Travel')
  })

  test('comes back with its clubs', async () => {
    const { screen, model } = await create()
    screen.askForBag(bags[0] ?? buildBag(1))
    const removed = await screen.confirm()
    expect(removed && canPutBack(removed)).toBe(true)
    if (removed) await screen.putBackBag(removed)
    expect(model.bags.map(({ name }) => name)).toContain('Everyday')
    expect(model.clubsReading.value?.map(({ categoryId }) => categoryId)).toEqual(['d', '7'])
  })

  test('can’t come back where its clubs are unknown', async () => {
    const { screen } = await create()
    screen.askForBag(bags[1] ?? buildBag(2))
    const removed = await screen.confirm()
    expect(removed && canPutBack(removed)).toBe(false)
  })
})

describe('a club', () => {
  test('that is changed is read first, and keeps what was typed meanwhile', async () => {
    const { screen, backend } = await create()
    backend.clubs = [buildClub(11, 'd', { distance: 228.6, model: 'New head' })]
    await screen.changeClub(clubs[0] ?? buildClub(11, 'd'))
    expect(screen.clubEditor.draft).toMatchObject({ model: 'New head', distance: '250' })
    const reading = screen.changeClub(clubs[0] ?? buildClub(11, 'd'))
    screen.clubEditor.write('model', 'Mine')
    await reading
    expect(screen.clubEditor.draft.model).toBe('Mine')
  })

  test('that another device has removed is gone', async () => {
    const { screen, backend } = await create()
    backend.clubs = []
    await screen.changeClub(clubs[0] ?? buildClub(11, 'd'))
    expect(screen.clubEditor.isGone).toBe(true)
  })

  test('that is added says what is missing, and is saved then', async () => {
    const { screen, model } = await create()
    screen.addClub()
    screen.clubEditor.write('distance', '190')
    expect([await screen.saveClub(), screen.clubEditor.problems]).toEqual([false, { category: 'missing' }])
    screen.clubEditor.chooseCategory('5w', model.lists)
    expect([screen.clubEditor.draft.loft, await screen.saveClub()]).toEqual(['18', true])
    expect(model.clubs.map(({ categoryId }) => categoryId)).toEqual(['d', '5w', '7'])
  })

  test('is still there after a reload, as far as it was typed', async () => {
    const { screen, drafts } = await create()
    screen.addClub()
    screen.clubEditor.write('model', 'CB')
    const again = await create({ drafts })
    again.screen.addClub()
    expect(again.screen.clubEditor.draft.model).toBe('CB')
  })

  test('leaves no draft once it is saved', async () => {
    const { screen, model, drafts } = await create()
    screen.addClub()
    screen.clubEditor.chooseCategory('5w', model.lists)
    expect([...drafts.kept.keys()]).toEqual(['new club'])
    await screen.saveClub()
    expect([...drafts.kept.keys()]).toEqual([])
  })

  test('that was removed comes back', async () => {
    const { screen, model } = await create()
    const club = clubs[0] ?? buildClub(11, 'd')
    expect(await screen.removeClub(club)).toBe(true)
    expect(model.clubs).toHaveLength(1)
    await screen.putBackClub(club)
    expect(model.clubs.map(({ categoryId }) => categoryId)).toEqual(['d', '7'])
  })
})

describe('a picture', () => {
  test('is uploaded when it is chosen, and saved with the club', async () => {
    const { screen, model } = await create()
    await screen.changeClub(clubs[0] ?? buildClub(11, 'd'))
    await screen.clubEditor.picture.choose(jpeg)
    expect([screen.clubEditor.picture.address.value, screen.isUnsent]).toEqual(['https://uploads.example/new.jpg', true])
    await screen.saveClub()
    expect(model.clubs[0]?.pictureKey).toBe('new.jpg')
  })

  test.each([
    ['no picture at all', new Blob(['<html>']), 'uploaded', 'not-a-picture'],
    ['one whose addresses expire', jpeg, 'expired', 'expired'],
  ] as const)('is refused in words of its own: %s', async (_what, file, answer, refusal) => {
    const { screen, pictures } = await create()
    pictures.answer = answer
    screen.addClub()
    await screen.clubEditor.picture.choose(file)
    expect([screen.clubEditor.picture.refusal, screen.clubEditor.picture.key]).toEqual([refusal, undefined])
  })

  test('that is canceled leaves the one before it, and no failure', async () => {
    const { screen, pictures } = await create()
    const { picture } = screen.clubEditor
    await screen.changeClub(buildClub(11, 'd', { pictureKey: 'old.jpg' }))
    await picture.show('old.jpg')
    let refuse: (reason: Error) => void = () => undefined
    let isUnderWay = false
    pictures.upload = () => {
      isUnderWay = true
      return new Promise<never>((_, reject) => {
        refuse = reject
      })
    }
    const choosing = picture.choose(jpeg)
    // The upload itself is under way once the picture has been judged.
    await expect.poll(() => isUnderWay).toBe(true)
    picture.cancel()
    refuse(new Error('aborted'))
    await choosing
    expect([picture.key, picture.uploading.busy, picture.uploading.failure, picture.uploading.fault]).toEqual([
      'old.jpg',
      false,
      undefined,
      undefined,
    ])
  })
})

describe('distances of a bag', () => {
  test('are changed together: those that differ', async () => {
    const { distances, backend } = await create()
    await distances.open(undefined)
    const [driver, iron] = distances.model.clubs
    if (driver) distances.write(driver, '245')
    if (iron) distances.write(iron, '150')
    expect([distances.isUnsent, await distances.save(), distances.isUnsent]).toEqual([true, true, false])
    expect(backend.clubs.map(({ distance }) => distance)).toEqual([224.028, 137.16])
  })

  test('are saved all or not at all', async () => {
    const { distances, backend } = await create()
    await distances.open(undefined)
    const [driver, iron] = distances.model.clubs
    if (driver) distances.write(driver, '245')
    if (iron) distances.write(iron, 'far')
    expect([await distances.save(), distances.problems[12], backend.calls.includes('change')]).toEqual([false, 'not-a-number', false])
  })
})
