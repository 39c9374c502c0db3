import { expect, test } from 'vitest'
import { isPlainlyFrench } from './french.ts'

test.each([
  'Bonjour, nous avons 12 palettes de nourriture congelée. Merci',
  '12 palettes, livraison sur rendez-vous',
  'Bois d’œuvre, avec des bâches. Ramassage à Saint-Jean-sur-Richelieu',
  'tres fragile, svp appeler avant la livraison',
  'Une remorque flatbed pour du steel coil, SVP',
  'MERCI DE LIVRER LE MATIN',
  'Pouvez-vous nous donner un prix?',
])('%s is French', (text) => expect(isPlainlyFrench(text)).toBe(true))

test.each([
  '',
  'Palettes',
  '12 pallets of seed for Saint-Jean-sur-Richelieu, via Trois-Rivières and Rivière-du-Loup',
  'Concrete pour at Des Moines, deliver to Fond du Lac or Notre Dame des Pins',
  'Grand Prix parts for Chez Nous Foods',
  'Deliver to Café Chez Nous, Sept-Îles. Merci!',
  'Bonjour, we need a price for 10 pallets. Merci',
  'Grand Prix parts, en route, sans tarps, 8 am EST',
  'Hola, necesitamos un camion para mercancia refrigerada',
])('%s is not plainly French', (text) => expect(isPlainlyFrench(text)).toBe(false))
