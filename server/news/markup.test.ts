import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPicture, plainText } from './markup.ts'

test.each([
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['AT&T &amp; Co', 'AT&T & Co'],
  ['wo<b>r</b>d', 'word'],
  ['one<br>two</p>three', 'one two three'],
  ['before<script>alert("</b>")</script>after', 'before after'],
  ['before<style>b{}</style>after', 'before after'],
  ['<!-- no --><![CDATA[x]]>yes', 'yes'],
  ['a\u0007b\u0085c\td\r\ne', 'a b c d e'],
  ['a\u0000b', 'ab'],
  ['safe\u202Egpj.exe', 'safe gpj.exe'],
  ['half \ud83d', 'half \ufffd'],
  ['&lt;b&gt; is a tag', '<b> is a tag'],
  ['<title>x</title', 'x'],
  ['שלום', 'שלום'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('finds the first picture', () => {
  expect(firstPicture('<p>x<IMG alt="" src="https://a.example/1.jpg?a=1&amp;b=2"><img src="2.jpg">')).toBe(
    'https://a.example/1.jpg?a=1&b=2',
  )
  expect(firstPicture('<script><img src="1.jpg"></script>no')).toBeUndefined()
})

test.each([
  '<img src="https://count.example/px.gif" width="1" height="1">',
  '<img class="wp-smiley" src="https://s.example/1f600.png">',
  '<img src="https://s.w.org/images/core/emoji/14/72x72/1f600.png">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  '<img src="https://secure.gravatar.com/avatar/1?s=96">',
  '<img src="http://feeds.feedburner.com/~ff/paper?d=1">',
])('%s is no picture of an article', (html) => {
  expect(firstPicture(html)).toBeUndefined()
  expect(firstPicture(`${html}<img src="https://paper.example/truck.jpg" width="600">`)).toBe(
    'https://paper.example/truck.jpg',
  )
})

test('whatever it is given, what it says is one well-formed line without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (html) => {
      const text = plainText(html)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\p{Cc}/u)
      expect(text).toBe(text.trim())
    }),
  )
})
