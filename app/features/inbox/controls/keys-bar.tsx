import { useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Pairs } from '../page/part.tsx'
import { Key } from '../submission/marks.tsx'
import controls from './controls.module.css'
import { turnKeys, useKeys, useKeysOn } from './keys.ts'
import styles from './keys-bar.module.css'
import { LazyDialog } from './lazy-dialog.tsx'

const { keys: texts } = enInbox

const shown: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['↑', '↓'], texts.move],
  [['Enter'], texts.open],
  [['R'], texts.reply],
  [['O'], texts.owner],
  [['S'], texts.state],
  [['/'], texts.search],
  [['?'], texts.all],
]

/** At the foot of the list: what keys do, and the switch that turns them off. */
export function KeysBar({ count }: { count: string }) {
  const isOn = useKeysOn()
  return (
    <div className={styles.bar}>
      {isOn && (
        <ul className="flex wrap gap-1 gap-x-4" aria-label={texts.name}>
          {shown.map(([keys, does]) => (
            <li className="flex center gap-2" key={does}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}{' '}
              {does}
            </li>
          ))}
        </ul>
      )}
      <div className="flex center gap-4 ml-auto">
        <button type="button" className={controls.text} onClick={() => turnKeys(!isOn)}>
          {isOn ? texts.off : texts.on}
        </button>
        <span>{count}</span>
      </div>
    </div>
  )
}

/** `?` lists every key. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <LazyDialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} note={texts.note}>
      <div className={styles.help}>
        <Pairs rows={texts.help.map(([key = '', does]) => ({ key, label: <Key>{key}</Key>, value: does }))} />
      </div>
    </LazyDialog>
  )
}
