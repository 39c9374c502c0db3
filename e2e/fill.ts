import type { Locator, Page } from '@playwright/test'

/** A quote request by control name: all that is required, and nothing more. */
export const shipment = {
  pickupLocation: 'Calgary, AB',
  deliveryLocation: 'Trois-Rivières, QC',
  'freight.type': 'Palletized food',
  name: 'Zoë D’Arcy-Tremblay',
  email: 'zoe@societe.example',
  phone: '(403) 555-0117',
}

export const fleet = {
  companyName: 'Prairie Haul Ltd.',
  contactName: 'Amélie Roy',
  email: 'amelie@prairie.example',
  phone: '(403) 555-0118',
  mcNumber: 'MC 123456',
  dotNumber: '7654321',
  insuranceProvider: 'Sample Mutual',
  numberOfTrucks: '4',
}

/** Types each answer into the control of that name. */
export async function fill(where: Page | Locator, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await control(where, name).fill(answer)
}

export const control = (where: Page | Locator, name: string): Locator => where.locator(`[name="${name}"]`)
