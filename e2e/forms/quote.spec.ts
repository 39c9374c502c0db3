import type { Locator, Page } from '@playwright/test'
import { control, fill, shipment } from '../support/fill.ts'
import { awake, CLOSE_DELAY_MS, complaintsOf, stopTimers } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const THANKS = 'Thank you for your request. We’ll get back to you with a competitive quote within 24 hours.'
const REFERENCE = /Q-[0-9A-HJKMNP-TV-Z]{6}/

const ways: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'the drawer', open: (page) => page.getByRole('link', { name: 'Get a Quote' }).last().click() },
  {
    name: 'the dialog',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click(),
  },
]

for (const { name, open } of ways) {
  test(`a shipper asks for a quote in ${name}, and dispatch has it`, { tag: '@oldest' }, async ({
    page,
    site,
  }) => {
    const complaints = complaintsOf(page)
    await stopTimers(page, CLOSE_DELAY_MS)
    await page.goto('/')
    await awake(page)
    await open(page)
    const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
    // One address is sent a few confirmations a day at most.
    const email = `${name.replace(' ', '.')}@societe.example`
    await fill(dialog, { ...shipment, name: `Zoë of ${name}`, email })
    await send(dialog)

    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
    await expect(panel).toContainText(THANKS)
    const reference = await referenceIn(panel)
    const toDispatch = await site.mailbox.mailWith(
      reference,
      `Zoë of ${name}`,
      '\nTo: dispatch@bowline.example',
    )
    expect(toDispatch.to).toEqual(['dispatch@bowline.example'])
    expect(toDispatch.text).toContain('Trois-Rivières, QC')
    const confirmation = await site.mailbox.mailWith(reference, `\nTo: ${email}`)
    expect(confirmation.to).toEqual([email])

    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('formSubmissions') ?? ''))
    expect(kept[0]).toMatchObject({ formName: 'Quote Request', data: { 'freight.type': 'Palletized food' } })
    expect(complaints).toEqual([])
  })
}

test('left alone, the success panel closes after two seconds and leaves the reference behind', async ({
  page,
}) => {
  const dialog = await openStoppedDrawer(page)
  await fill(dialog, shipment)
  await send(dialog)
  const reference = await referenceIn(dialog)
  await page.mouse.move(5, 5)
  await page.clock.runFor(CLOSE_DELAY_MS - 500)
  await expect(dialog).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return dialog.isVisible()
    })
    .toBe(false)
  await expect(page.getByText(reference)).toBeVisible()
})

test('the success panel stays for a visitor who is using it, and leads to a blank form', async ({ page }) => {
  const dialog = await openStoppedDrawer(page)
  await fill(dialog, shipment)
  await send(dialog)
  await dialog.getByRole('button', { name: 'Submit Another Quote' }).hover()
  await page.clock.runFor(10_000)
  await dialog.getByRole('button', { name: 'Submit Another Quote' }).click()
  for (const name of Object.keys(shipment)) await expect(control(dialog, name)).toHaveValue('')
})

test('on a phone the quote takes the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDrawer(page)
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0)
  expect((await dialog.boundingBox())?.height).toBe(844)
  await fill(dialog, shipment)
  await send(dialog)
  await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
})

test('each missing answer is called Required, and the summary leads to it', async ({ page }) => {
  await openDrawer(page)
  const dialog = page.getByRole('dialog')
  await control(dialog, 'email').fill('dispatch@sample')
  await send(dialog)
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(Object.keys(shipment).length - 1)
  await expect(dialog.getByRole('alert')).toContainText('Email')
  await dialog
    .getByRole('alert')
    .getByRole('link', { name: /Freight type/ })
    .click()
  await expect(control(dialog, 'freight.type')).toBeFocused()
})

test('focus moves in, stays in and returns; Escape closes; typing is still there', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const opener = page.getByRole('link', { name: 'Get a Quote' }).last()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  await expect(dialog).toBeVisible()
  await control(dialog, 'pickupLocation').fill('Brooks, AB')
  const stops = dialog.locator('a[href], button, input, select, textarea').filter({ visible: true })
  for (const [edge, keys] of [
    [stops.last(), 'Tab'],
    [stops.first(), 'Shift+Tab'],
  ] as const) {
    await edge.focus()
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press(keys)
      // Beside the dialog lie guards that send the focus back as soon as they get it.
      await expect
        .poll(() =>
          dialog.evaluate(
            (node) => node.contains(document.activeElement) || document.activeElement === document.body,
          ),
        )
        .toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(control(dialog, 'pickupLocation')).toHaveValue('Brooks, AB')
})

test('the start on the home page opens the drawer with both places filled in', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.getByLabel('Pickup location').fill('Lethbridge, AB')
  await page.getByLabel('Delivery location').fill('Québec, QC')
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  await expect(control(dialog, 'pickupLocation')).toHaveValue('Lethbridge, AB')
  await expect(control(dialog, 'deliveryLocation')).toHaveValue('Québec, QC')
  await expect(control(dialog, 'freight.type')).toBeFocused()
})

test('the two places of the start change sides', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const [pickup, delivery] = [page.getByLabel('Pickup location'), page.getByLabel('Delivery location')]
  await pickup.fill('Lethbridge, AB')
  await delivery.fill('Québec, QC')
  await page.getByRole('button', { name: 'Swap pickup and delivery' }).click()
  await expect(pickup).toHaveValue('Québec, QC')
  await expect(delivery).toHaveValue('Lethbridge, AB')
})

test.describe('when it cannot be sent', () => {
  test('a refused submission shows the error, and everything typed is still there', async ({ page }) => {
    await page.route('**/api/send-quote', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'x', problems: { email: 'Required: y' } },
      }),
    )
    await openDrawer(page)
    const dialog = page.getByRole('dialog')
    await fill(dialog, shipment)
    await send(dialog)
    await expectFailure(page)
    await page.unroute('**/api/send-quote')
    await send(dialog)
    await expect(dialog.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
  })
})

test.describe('when the application throws while it sends', () => {
  const places: [name: string, open: (page: Page) => Promise<void>][] = [
    ['page', (page) => page.goto('/quote').then(() => awake(page))],
    ['drawer', openDrawer],
  ]
  for (const [name, open] of places)
    test(`the browser sends the form of the ${name} itself, once`, async ({ page, site }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/send-quote')) sent.push(request.postData() ?? '')
      })
      await open(page)
      // Before the lane is known, whose estimate moves what is below it.
      await page.getByLabel('LTL').check()
      await fill(page.locator('form#quote'), {
        ...shipment,
        name: `Left To ${name}`,
        additionalInfo: 'Dock 4',
      })
      await throwOnce(page, 'crypto', 'randomUUID')
      await page.getByRole('button', { name: 'Send request' }).click()
      await expect(page).toHaveURL(/\/thank-you/)
      const [reference = ''] = REFERENCE.exec(await page.getByRole('main').innerText()) ?? []
      const { text } = await site.mailbox.mailWith(reference, `Left To ${name}`, 'To: dispatch@')
      expect(text).toContain('Dock 4')
      expect(text).toContain('LTL')
      expect(sent).toHaveLength(1)
      // What was sent is no draft any more.
      await page.goto('/quote')
      await expect(control(page, 'name')).toHaveValue('')
    })

  test('what was sent before is not stored twice', async ({ page, site }) => {
    const lost = Promise.withResolvers<string>()
    await page.route(
      '**/api/send-quote',
      async (route) => {
        lost.resolve((await (await route.fetch()).json()).reference)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await openDrawer(page)
    const dialog = page.getByRole('dialog')
    await fill(dialog, { ...shipment, name: 'Sent Before' })
    await send(dialog)
    await expectError(page)
    await throwOnce(page, 'FormData.prototype', 'values')
    await send(dialog)
    await expect(page).toHaveURL(new RegExp(`/thank-you\\?reference=${await lost.promise}`))
    await site.mailbox.mailWith(await lost.promise, 'Sent Before')
    const toDispatch = site.mailbox
      .mails()
      .filter(({ text, to }) => text.includes('Sent Before') && to[0]?.startsWith('dispatch@'))
    expect(toDispatch).toHaveLength(1)
  })

  test('what is missing is still said, and everything typed is there', async ({ page }) => {
    await page.goto('/quote')
    await awake(page)
    await fill(page, { ...shipment, email: 'nobody' })
    await throwOnce(page, 'FormData.prototype', 'getAll')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(/^Required: an address with an @/)).toBeVisible()
    await expect(control(page, 'deliveryLocation')).toHaveValue(shipment.deliveryLocation)
  })
})

test('a double click sends once', async ({ page }) => {
  let sent = 0
  const { promise: clickedTwice, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/send-quote', async (route) => {
    sent += 1
    await clickedTwice
    return route.continue()
  })
  await openDrawer(page)
  const dialog = page.getByRole('dialog')
  await fill(dialog, shipment)
  await dialog.getByRole('button', { name: 'Send request' }).dblclick()
  release()
  await expect(dialog.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
  expect(sent).toBe(1)
})

for (const [name, spoil] of [
  [
    'forbidden',
    () => {
      const get = () => {
        throw new DOMException('no', 'SecurityError')
      }
      Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
    },
  ],
  [
    'corrupt and full',
    () => {
      localStorage.setItem('formSubmissions', '{not json')
      sessionStorage.setItem('draft.quote', '{not json')
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`a browser storage that is ${name} harms nothing`, async ({ page }) => {
    await page.addInitScript(spoil)
    await openDrawer(page)
    const dialog = page.getByRole('dialog')
    await fill(dialog, shipment)
    await send(dialog)
    await expect(dialog.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page, mistakes come back with the typing, and the request arrives', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get a Quote' }).last().click()
    await expect(page).toHaveURL(/\/quote$/)
    await page
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await fill(page, { ...shipment, email: 'nobody' })
    await page.getByLabel('LTL').check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(/^Required: an address with an @/)).toBeVisible()
    await expect(control(page, 'deliveryLocation')).toHaveValue('Trois-Rivières, QC')
    await expect(page.getByLabel('LTL')).toBeChecked()
    await control(page, 'email').fill('plain@page.example')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/\/thank-you/)
    const [reference] = REFERENCE.exec(await page.getByRole('main').innerText()) ?? []
    await site.mailbox.mailWith(reference ?? 'no reference', 'plain@page.example')
  })

  test('the start of a quote carries its two places to the page', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Pickup location').fill('Banff, AB')
    await page.getByLabel('Delivery location').fill('Hull "QC" <b>')
    await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click()
    await expect(control(page, 'pickupLocation')).toHaveValue('Banff, AB')
    await expect(control(page, 'deliveryLocation')).toHaveValue('Hull "QC" <b>')
  })
})

/** Its success panel stays. */
async function openDrawer(page: Page): Promise<void> {
  await stopTimers(page, CLOSE_DELAY_MS)
  await openClosingDrawer(page)
}

async function openClosingDrawer(page: Page): Promise<void> {
  await page.goto('/')
  await awake(page)
  await page.getByRole('link', { name: 'Get a Quote' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Request a Quote' })).toBeVisible()
}

/** Time passes in `runFor` alone. */
async function openStoppedDrawer(page: Page): Promise<Locator> {
  await page.clock.install()
  await openClosingDrawer(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return page.getByRole('dialog')
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send request' }).click()

async function referenceIn(panel: Locator): Promise<string> {
  await expect(panel).toContainText(REFERENCE)
  return REFERENCE.exec(await panel.innerText())?.[0] ?? ''
}

async function expectError(page: Page): Promise<void> {
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(
    page.getByText('There was an error submitting your quote request. Please try again.'),
  ).toBeVisible()
}

async function expectFailure(page: Page): Promise<void> {
  await expectError(page)
  for (const [name, answer] of Object.entries(shipment))
    await expect(control(page.getByRole('dialog'), name)).toHaveValue(answer)
}

/** The browser's function throws at its next call. */
const throwOnce = (page: Page, owner: 'crypto' | 'FormData.prototype', name: string): Promise<void> =>
  page.evaluate(
    ({ owner, name }) => {
      const object: object = owner === 'crypto' ? crypto : FormData.prototype
      const own = Object.getOwnPropertyDescriptor(object, name)
      Object.defineProperty(object, name, {
        configurable: true,
        value() {
          if (own) Object.defineProperty(object, name, own)
          else Reflect.deleteProperty(object, name)
          throw new TypeError(`${name} is not a function`)
        },
      })
    },
    { owner, name },
  )
