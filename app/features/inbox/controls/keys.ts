import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { readStored, store } from '../stored.ts'

const OFF = 'inboxKeysOff'
const watchers = new Set<() => void>()

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readStored(OFF) === undefined,
    () => true,
  )

export function turnKeys(isOn: boolean): void {
  store(OFF, isOn ? undefined : 'off')
  for (const watcher of watchers) watcher()
}

/** Single keys, by `event.key` in lower case. They do nothing in fields, in dialogs, or when turned off. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const isOn = useKeysOn()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target as Element
    if (
      target.closest(
        'input:not([type=checkbox]), select, textarea, [contenteditable], [role=dialog], [role=tablist]',
      )
    )
      return
    event.preventDefault()
    action()
  })
  // Before what the keys are for is seen.
  useLayoutEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOn])
}
