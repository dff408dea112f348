import { expect, test } from 'vitest'

test('nothing', () => expect(1).toBe(1))
