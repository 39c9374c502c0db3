import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

interface Props {
  /** What they are about. */
  label: string
  items: readonly { name: string; children: ReactNode }[]
}

/** One panel at a time; without JavaScript all of them, one below the other. */
export function Tabs({ label, items }: Props) {
  const id = useId()
  return (
    <Base.Root defaultValue={items[0]?.name}>
      <Base.List className={styles.tabs} aria-label={label} activateOnFocus>
        {items.map(({ name }, index) => (
          <Base.Tab key={name} value={name} aria-controls={`${id}${index}`}>
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map(({ name, children }, index) => (
        // Inert would keep it from readers who have no JavaScript; hidden is enough for the others.
        <Base.Panel
          key={name}
          id={`${id}${index}`}
          value={name}
          className={styles.panel}
          keepMounted
          inert={undefined}
        >
          {children}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
