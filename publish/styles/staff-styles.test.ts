import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutFonts, withoutScopes } from './page-styles.ts'
import { scopeOf } from './scoped-name.ts'
import { isStaffPage, staffScopes } from './staff-styles.ts'

const inbox = new Set(['abc'])

test('rules that need a class of the inbox are left out, within media queries and layers too', () => {
  const kept = '.head-xyz{color:red}p:not(.row-abc){margin:0}'
  const left = '.row-abc{color:red}.head-xyz .row-abc:hover,:root:has(.row-abc){color:red}'
  const styles = `@layer pages{${kept}${left}@media print{${left}}}`
  expect(withoutFonts(withoutScopes(styles, inbox))).toBe(`@layer pages{${kept}}`)
})

test('a rule that a visitor’s class shares stays', () => {
  const styles = ':is(.row-abc,.head-xyz){color:red}'
  expect(withoutScopes(styles, inbox)).toBe(styles)
})

test('staff pages are those of the inbox, and their modules are known', () => {
  expect(isStaffPage('/admin/inbox')).toBe(true)
  expect(isStaffPage('/admin/form-submissions')).toBe(false)
  expect(staffScopes().has(scopeOf(path.resolve('app/features/inbox/page/staff-page.module.css')))).toBe(true)
})

test('no two CSS modules have the same scope', () => {
  const scopes = globSync('app/**/*.module.css').map((file) => scopeOf(path.resolve(file)))
  expect(new Set(scopes).size).toBe(scopes.length)
})
