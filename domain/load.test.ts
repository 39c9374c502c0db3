import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteText } from '../translations/en/load-notes.ts'
import { type LoadPlan, planLoad } from './load.ts'
import { densityClass, densityDigits, densityScale } from './load-planning/density.ts'
import type { LoadLine } from './load-planning/load-line.ts'
import { spaces, trailerKinds } from './load-planning/trailers.ts'

const pallets = (count: number, more: Partial<LoadLine> = {}): LoadLine => ({
  count,
  length: 48,
  width: 40,
  height: 50,
  weight: 600,
  ...more,
})
const plan = (...pieces: LoadLine[]): LoadPlan => planLoad({ pieces })
const codes = (...pieces: LoadLine[]) => plan(...pieces).notes.map(({ code }) => code)

describe('linear feet', () => {
  test.each([
    ['12 pallets of 48 × 40', pallets(12), 24],
    ['26 pallets of 48 × 40', pallets(26), 52],
    ['30 pallets laid down turned', pallets(30, { length: 40, width: 48 }), 50],
    ['30 pallets that may be turned', pallets(30, { turnable: true }), 50],
    ['five of 49 × 49, one beside the other too wide', pallets(5, { length: 49, width: 49 }), 20.4],
    ['five of 49 × 49 that may be turned', pallets(5, { length: 49, width: 49, turnable: true }), 20.4],
    ['12 pallets in stacks of two', pallets(12, { stackable: true }), 12],
    ['a last stack that is lower', pallets(5, { stackable: true }), 8],
    ['pieces too high for a second one on top', pallets(4, { stackable: true, height: 55 }), 8],
    ['nothing', pallets(0), 0],
    ['more than the trailer', pallets(30), 60],
  ])('%s', (_, line, feet) => expect(plan(line).linearFeet).toBe(feet))

  test('lines share a row where they meet', () => {
    expect(plan(pallets(1), pallets(1)).linearFeet).toBe(4)
    expect(plan(pallets(3), { ...pallets(1), length: 60 }).linearFeet).toBe(9)
  })

  test('rows of both directions are mixed where that is shorter', () => {
    const line = { count: 4, length: 60, width: 30, height: 40, weight: 10, turnable: true }
    expect(plan(line).linearFeet).toBe(7.5)
  })

  test('the load of two lines stands in their order from the nose', () => {
    const crates = { count: 4, length: 60, width: 48, height: 60, weight: 900 }
    const { rows, linearFeet } = plan(pallets(6), crates)
    expect(linearFeet).toBe(22)
    expect(rows.map(({ x, placements }) => [x, placements.map(({ line }) => line)])).toEqual([
      [0, [0, 0]],
      [48, [0, 0]],
      [96, [0, 0]],
      [144, [1, 1]],
      [204, [1, 1]],
    ])
  })

  test('the row that is not full comes last, also where pieces may be turned', () => {
    const crates = { count: 3, length: 60, width: 48, height: 60, weight: 900, turnable: true }
    for (const line of [pallets(3), crates])
      expect(plan(line).rows.map((row) => row.placements.length)).toEqual([2, 1])
  })
})

describe('figures', () => {
  test('weight, volume and density are of all pieces', () => {
    const crates = { count: 4, length: 60, width: 48, height: 60, weight: 900 }
    const figures = plan(pallets(6), crates)
    expect(figures).toMatchObject({ pieces: 10, weight: 7200, densityClass: 100 })
    expect(figures.volume).toBeCloseTo(733.33, 2)
    expect(figures.density).toBeCloseTo(9.82, 2)
    expect(figures.deemedWeight).toBeCloseTo(7333.3, 1)
    expect(figures.share).toBeCloseTo(22 / 53, 6)
  })

  test('heavy freight is deemed to weigh what it weighs', () =>
    expect(plan(pallets(1, { weight: 2000 })).deemedWeight).toBe(2000))

  test('the 13 classes begin exactly at their densities', () => {
    expect(densityScale.map(({ from }) => densityClass(from))).toEqual([
      50, 55, 60, 65, 70, 85, 92.5, 100, 125, 175, 250, 300, 400,
    ])
    expect(densityScale.slice(0, -1).map(({ from }) => densityClass(from - 0.001))).toEqual([
      55, 60, 65, 70, 85, 92.5, 100, 125, 175, 250, 300, 400,
    ])
  })

  test('whole pounds and inches that meet a step exactly have its class, however many pieces', () => {
    for (const { from, class: expected } of densityScale.slice(0, -1))
      for (let count = 1; count <= 30; count++)
        for (const height of [12, 18, 24, 36, 48, 54, 60, 66, 72]) {
          const weight = (from * 48 * 40 * height) / 1728
          expect(plan(pallets(count, { height, weight })).densityClass).toBe(expected)
          expect(plan(...Array(count).fill(pallets(1, { height, weight }))).densityClass).toBe(expected)
        }
  })

  test('a size in centimetres that meets a step has its class', () => {
    const inches = (centimetres: number) => centimetres / 2.54
    const size = { length: inches(121.92), width: inches(101.6), height: inches(121.92) }
    expect(plan(pallets(7, { ...size, weight: 800 })).densityClass).toBe(70)
  })

  test.each([
    [10.84, 1],
    [14.96, 2],
    [14.9999, 4],
    [15, 1],
  ])('a density of %s is shown with %s decimals, on its own step', (density, digits) =>
    expect(densityDigits(density)).toBe(digits),
  )

  test('a load without weight has no class', () =>
    expect(plan(pallets(2, { weight: 0 })).densityClass).toBeNull())
})

describe('what fits', () => {
  test('a load within the trailer fits, without notes', () =>
    expect(plan(pallets(12))).toMatchObject({ fits: true, notes: [] }))

  test('a floor with less than a pallet left is a full truckload', () => {
    expect(plan(pallets(26))).toMatchObject({ fits: true, notes: [{ code: 'full-truckload', by: 'floor' }] })
    expect(codes(pallets(24))).toEqual([])
  })

  test('weight is a limit too', () => {
    expect(codes(pallets(20, { weight: 2000 }))).toEqual(['full-truckload'])
    expect(plan(pallets(22, { weight: 2000 })).fits).toBe(true)
    expect(plan(pallets(22, { weight: 2001 }))).toMatchObject({
      fits: false,
      notes: [{ code: 'too-heavy', pounds: 44_022, limit: 44_000 }],
    })
  })

  test('pieces beyond the doors are counted', () =>
    expect(plan(pallets(30))).toMatchObject({
      fits: false,
      notes: [{ code: 'no-room', pieces: 4, feet: 60 }],
    }))

  test('too high for a van, low enough for a step deck', () => {
    const machines = { count: 2, length: 96, width: 80, height: 112, weight: 4200 }
    expect(plan(pallets(6), machines)).toMatchObject({
      fits: false,
      linearFeet: 12,
      weight: 12_000,
      notes: [
        { code: 'too-high', line: 1, pieces: 2, inches: 112, limit: 108 },
        { code: 'step-deck', line: 1, inches: 112 },
      ],
    })
  })

  test('too wide, too long, and beyond the limits of the road', () => {
    expect(codes(pallets(1, { width: 100 }))).toEqual(['too-wide', 'flatbed'])
    expect(codes(pallets(1, { width: 103 }))).toEqual(['too-wide', 'oversize'])
    expect(codes(pallets(1, { length: 637 }))).toEqual(['too-long', 'oversize'])
    expect(codes(pallets(1, { width: 103, height: 123, length: 637 }))).toEqual([
      'too-long',
      'too-wide',
      'too-high',
      'oversize',
      'oversize',
    ])
  })

  test('a piece that is too wide goes in turned where that is allowed', () => {
    const wide = pallets(1, { length: 40, width: 100 })
    expect(plan(wide).fits).toBe(false)
    expect(plan({ ...wide, turnable: true })).toMatchObject({ fits: true, linearFeet: 8.3 })
  })
})

describe('the trailer that carries it', () => {
  const machine = (more: Partial<LoadLine> = {}) => ({
    ...{ count: 1, length: 240, width: 96, height: 132, weight: 30_000 },
    ...more,
  })
  const takers = (piece: LoadLine) =>
    plan(piece)
      .trailers.filter(({ beyond }) => beyond.length === 0)
      .map(({ trailer }) => trailer)

  test('a heavy or high piece that is longer than a lowboy goes on one that extends, light pipe on a flatbed', () => {
    const decks = (piece: LoadLine) =>
      plan(piece).notes.flatMap((note) => (note.code === 'oversize' ? `${note.deck} ${note.dimension}` : []))
    expect(decks(machine({ length: 384, weight: 80_000 }))).toEqual(['lowboy length'])
    expect(decks(machine({ length: 720, height: 168 }))).toEqual(['lowboy length', 'lowboy height'])
    expect(decks(machine({ length: 720, height: 24 }))).toEqual(['flatbed length'])
  })

  test('a machine 132 in high is oversize on no lowboy', () => {
    expect(codes(machine())).toEqual(['too-high', 'lowboy'])
    expect(takers(machine())).toEqual(['lowboy'])
  })

  test('a step deck is 42 ft long below, so 53 ft of 122 in need a permit', () => {
    expect(takers(machine({ length: 504, height: 122 }))).toEqual(['step-deck'])
    expect(codes(machine({ length: 636, height: 122 }))).toEqual(['too-high', 'oversize'])
    expect(plan(machine({ length: 636, height: 122 })).notes).toContainEqual(
      expect.objectContaining({ code: 'oversize', deck: 'flatbed', dimension: 'height', limit: 102 }),
    )
  })

  test.each([
    ['a pallet', pallets(1), ['dry-van', 'reefer', 'flatbed', 'step-deck', 'lowboy']],
    ['a crate of 105 in', pallets(1, { height: 105 }), ['dry-van', 'step-deck', 'lowboy']],
    ['pipe of 40 ft', machine({ length: 480, height: 20 }), ['dry-van', 'reefer', 'flatbed', 'step-deck']],
    ['a panel 100 in wide', machine({ width: 100, height: 90 }), ['flatbed', 'step-deck', 'lowboy']],
    ['a beam of 60 ft', machine({ length: 720, height: 20 }), []],
  ])('%s', (_, piece, trailers) => expect(takers(piece)).toEqual(trailers))

  test('long pipe goes on open decks', () =>
    expect(plan(machine({ length: 480, width: 40, height: 20, weight: 9000 }))).toMatchObject({
      fits: true,
      notes: [{ code: 'long', line: 0, inches: 480 }],
    }))

  test('only a lowboy carries a piece as heavy as a large excavator', () => {
    const { trailers } = plan(machine({ length: 384, weight: 80_000 }))
    expect(trailers.flatMap(({ trailer, tooHeavy }) => (tooHeavy.length > 0 ? trailer : []))).toEqual([
      'dry-van',
      'reefer',
      'flatbed',
      'step-deck',
    ])
  })

  test('says by how much a piece is beyond', () =>
    expect(plan(machine()).trailers.find(({ trailer }) => trailer === 'step-deck')?.beyond).toEqual([
      { line: 0, dimension: 'height', inches: 132, limit: 122 },
    ]))

  test('what does not fit stands in the second trailer', () => {
    const { rows, secondRows } = plan(pallets(30))
    expect(rows).toHaveLength(13)
    expect(secondRows.map(({ x, placements }) => [x, placements.length])).toEqual([
      [0, 2],
      [48, 2],
    ])
  })
})

const canadian = (weight: number): LoadPlan =>
  planLoad({ pieces: [pallets(20, { weight: weight / 20 })], isWithinCanada: true })

describe('weight by axles', () => {
  test('a piece too heavy by itself is told of no second truck', () => {
    const piece = { count: 1, length: 300, width: 96, height: 90, weight: 70_000 }
    const heavy = (limit: number) => ({ code: 'too-heavy-piece', line: 0, pounds: 70_000, limit })
    expect(plan(piece).notes).toContainEqual(heavy(44_000))
    const within = planLoad({ pieces: [piece], isWithinCanada: true })
    expect(within.notes).toContainEqual(heavy(60_000))
    for (const { notes, fits } of [plan(piece), within]) {
      expect(fits).toBe(false)
      expect(notes.some(({ code }) => code === 'too-heavy' || code === 'axles')).toBe(false)
    }
  })

  test('within Canada a tridem carries what US limits do not', () => {
    expect(plan(pallets(20, { weight: 2500 })).fits).toBe(false)
    expect(canadian(50_000)).toMatchObject({ fits: true, notes: [{ code: 'axles', unit: 'tridem' }, {}] })
    expect(canadian(70_000)).toMatchObject({ fits: false })
    expect(canadian(70_000).notes).toContainEqual(expect.objectContaining({ unit: 'super-b' }))
    expect(canadian(99_000).notes).toContainEqual(
      expect.objectContaining({ code: 'too-heavy', limit: 95_000 }),
    )
  })

  test.each([
    ['three coils in 15 ft', { count: 3, length: 60, width: 60, height: 60, weight: 14_500 }, 29_000, 10],
    ['four coils in 20 ft', { count: 4, length: 60, width: 60, height: 60, weight: 10_500 }, 42_000, 20],
    [
      '20,000 lb on one pallet’s floor',
      { count: 1, length: 40, width: 40, height: 40, weight: 20_000 },
      20_000,
      4,
    ],
  ])('%s is named as concentrated', (_, piece, pounds, feet) => {
    const notes = plan(piece).notes.filter(({ code }) => code === 'concentrated')
    expect(notes).toEqual([
      { code: 'concentrated', pounds, feet, limit: { 4: 10_000, 10: 25_000, 20: 40_000 }[feet] },
    ])
  })

  test('a full load of even weight is not', () =>
    expect(codes(pallets(26, { weight: 1690 }))).not.toContain('concentrated'))

  test('freight that nothing may stand on is measured to the full height', () => {
    const { deemedWeight, fullHeightWeight, linearFootWeight } = plan(pallets(4))
    expect(deemedWeight).toBeLessThan(fullHeightWeight)
    expect(fullHeightWeight).toBeCloseTo((4 * 48 * 40 * 108 * 10) / 1728)
    expect(linearFootWeight).toBe(8000)
    const stackable = plan(pallets(4, { stackable: true }))
    expect(stackable.fullHeightWeight).toBe(stackable.deemedWeight)
  })
})

describe('what cannot be read', () => {
  test.each(['count', 'length', 'width', 'height', 'weight'] as const)(
    'a bad %s names the line and the field',
    (field) => {
      for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300]) {
        const result = plan(pallets(2), pallets(2, { [field]: bad }))
        expect(result).toMatchObject({ fits: false, pieces: 2, notes: [{ code: 'invalid', line: 1, field }] })
      }
    },
  )

  test('half a piece and a piece without a size are not read', () => {
    expect(codes(pallets(1.5))).toEqual(['invalid'])
    expect(codes(pallets(1, { height: 0 }))).toEqual(['invalid'])
  })

  test('no line at all is an empty trailer', () =>
    expect(planLoad({ pieces: [] })).toMatchObject({
      pieces: 0,
      linearFeet: 0,
      share: 0,
      fits: true,
      rows: [],
      notes: [],
    }))

  test('a million pieces have a clear answer, with a bounded list', () => {
    expect(plan(pallets(1_000_000))).toMatchObject({ linearFeet: 2_000_000, fits: false })
    const crumbs = plan(pallets(1_000_000, { length: 0.01, width: 0.01, weight: 0.01 }))
    expect(crumbs.fits).toBe(true)
    expect(crumbs.rows.flatMap((row) => row.placements).length).toBeLessThanOrEqual(2000)
    expect(crumbs.notes).toContainEqual({ code: 'not-listed' })
  })
})

const measure = (max: number) =>
  fc.oneof(fc.integer({ min: 1, max }), fc.double({ min: 0.5, max, noNaN: true }))
const line: fc.Arbitrary<LoadLine> = fc.record({
  count: fc.integer({ min: 0, max: 60 }),
  length: measure(700),
  width: measure(110),
  height: measure(120),
  weight: measure(3000),
  stackable: fc.boolean(),
  turnable: fc.boolean(),
})
const lines = fc.array(line, { maxLength: 6 })
const smallLines = fc.array(
  fc.record({
    ...{ count: fc.integer({ min: 0, max: 1500 }) },
    length: measure(40),
    width: measure(40),
    height: measure(40),
    weight: measure(10),
    stackable: fc.boolean(),
    turnable: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
)
const anyLines = fc.oneof(lines, smallLines)
const near = 1e-6
const anyPiece: fc.Arbitrary<LoadLine> = fc.record({
  count: fc.integer({ min: 1, max: 9 }),
  length: measure(800),
  width: measure(140),
  height: measure(170),
  weight: measure(60_000),
  turnable: fc.boolean(),
})

describe.each(trailerKinds)('whatever is meant for a %s', (kind) => {
  const verdict = (piece: LoadLine) => plan(piece).trailers.find(({ trailer }) => trailer === kind)?.beyond

  test('it takes exactly the pieces within its space', () =>
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const { length, width, height } = spaces[kind]
        const stands = (along: number, across: number) =>
          along <= length && across <= width && piece.height <= height
        const isWithin =
          stands(piece.length, piece.width) || (piece.turnable === true && stands(piece.width, piece.length))
        expect(verdict(piece)?.length === 0).toBe(isWithin)
      }),
    ))

  test('a smaller piece is never beyond where a larger one is not', () =>
    fc.assert(
      fc.property(anyPiece, fc.double({ min: 0.1, max: 1, noNaN: true }), (piece, share) => {
        fc.pre(verdict(piece)?.length === 0)
        const { length, width, height } = piece
        const smaller = { ...piece, length: length * share, width: width * share, height: height * share }
        expect(verdict(smaller)).toEqual([])
      }),
    ))

  test('each excess names a measure and a limit below it', () =>
    fc.assert(
      fc.property(anyPiece, (piece) => {
        for (const { inches, limit, dimension } of verdict(piece) ?? []) {
          expect(inches).toBeGreaterThan(limit)
          expect(limit).toBe(spaces[kind][dimension])
        }
      }),
    ))
})

describe('whatever is loaded', () => {
  const always = (check: (pieces: LoadLine[], result: LoadPlan) => void) =>
    fc.assert(
      fc.property(anyLines, (pieces) => void check(pieces, planLoad({ pieces }))),
      { numRuns: 300 },
    )

  test('no stack leaves the floor or stands in another', () =>
    always((_, { rows }) => {
      let nose = 0
      for (const row of rows) {
        expect(row.x).toBeGreaterThanOrEqual(nose - near)
        nose = row.x + row.length
        let side = 0
        for (const { x, y, length, width } of row.placements) {
          expect(x).toBe(row.x)
          expect(length).toBeLessThanOrEqual(row.length)
          expect(y).toBeGreaterThanOrEqual(side - near)
          side = y + width
        }
        expect(side).toBeLessThanOrEqual(96 + near)
      }
      expect(nose).toBeLessThanOrEqual(636 + near)
    }))

  test('each stack is of its own line, stacked and turned only where that is allowed', () =>
    always((pieces, { rows }) => {
      for (const stack of rows.flatMap((row) => row.placements)) {
        const of = pieces[stack.line]
        expect(stack.isTurned ? [stack.width, stack.length] : [stack.length, stack.width]).toEqual([
          of?.length,
          of?.width,
        ])
        if (stack.isTurned) expect(of?.turnable).toBe(true)
        if (stack.pieces > 1) expect(of?.stackable).toBe(true)
        expect(stack.pieces * (of?.height ?? 0)).toBeLessThanOrEqual(108 + near * stack.pieces)
      }
    }))

  test('what fits stands inside to the last piece', () =>
    always((pieces, { fits, notes, rows }) => {
      if (!fits || notes.some(({ code }) => code === 'not-listed')) return
      const standing = rows.flatMap((row) => row.placements)
      pieces.forEach(({ count }, line) => {
        const inside = standing.filter((stack) => stack.line === line)
        expect(inside.reduce((sum, stack) => sum + stack.pieces, 0)).toBe(count)
      })
    }))

  test('more pieces never take fewer feet', () =>
    fc.assert(
      fc.property(anyLines, fc.nat(), fc.integer({ min: 1, max: 900 }), line, (pieces, at, more, extra) => {
        const feet = planLoad({ pieces }).linearFeet
        const grown = pieces.map((piece, i) =>
          i === at % pieces.length ? { ...piece, count: piece.count + more } : piece,
        )
        expect(planLoad({ pieces: grown }).linearFeet).toBeGreaterThanOrEqual(feet)
        const longer = pieces.toSpliced(at % (pieces.length + 1), 0, extra)
        expect(planLoad({ pieces: longer }).linearFeet).toBeGreaterThanOrEqual(feet)
      }),
      { numRuns: 300 },
    ))

  test('leave to stack or to turn never takes more feet', () =>
    fc.assert(
      fc.property(lines, (pieces) => {
        const fixed = pieces.map((piece) => ({
          ...piece,
          turnable: piece.turnable && piece.width <= 96,
          stackable: false,
        }))
        const free = fixed.map((piece) => ({ ...piece, stackable: true }))
        expect(planLoad({ pieces: free }).linearFeet).toBeLessThanOrEqual(
          planLoad({ pieces: fixed }).linearFeet,
        )
      }),
    ))

  test('the same load has the same plan', () =>
    always((pieces, result) => expect(planLoad({ pieces: structuredClone(pieces) })).toEqual(result)))

  test('any numbers at all give numbers', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            count: fc.double(),
            length: fc.double(),
            width: fc.double(),
            height: fc.double(),
            weight: fc.double(),
          }),
          { maxLength: 5 },
        ),
        (pieces) => {
          const {
            rows,
            secondRows,
            trailers,
            notes,
            fits,
            densityClass: cls,
            ...figures
          } = planLoad({ pieces })
          for (const figure of Object.values(figures)) expect(figure).toSatisfy(Number.isFinite)
        },
      ),
    ))
})

test('every note reads as one sentence', () => {
  const bad = pallets(2, { length: Number.NaN, count: -1 })
  const notes = [
    ...plan(bad, pallets(30, { weight: 2000 }), pallets(1, { width: 103, height: 123, length: 637 })).notes,
    ...plan(pallets(1, { height: 112 })).notes,
    ...plan(pallets(1, { height: 132 }), pallets(1, { width: 100 }), pallets(1, { length: 480 })).notes,
    ...plan(pallets(1, { weight: 20_000 })).notes,
    ...[50_000, 70_000].flatMap((pounds) => canadian(pounds).notes),
    ...plan(pallets(26, { weight: 1600 })).notes,
    ...plan(pallets(3000, { length: 1, width: 1, weight: 0 })).notes,
  ]
  expect(new Set(notes.map(({ code }) => code)).size).toBe(15)
  for (const note of notes) expect(noteText(note)).toMatch(/^[A-Z0-9][^.]*([.]\d[^.]*)*\.$/)
  expect(noteText({ code: 'invalid', line: 27, field: 'width' })).toContain('AB')
})
