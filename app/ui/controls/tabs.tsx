import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

interface Props {
  /** What they are about. */
  label: string
  items: readonly { name: string; children: ReactNode }[]
}

interface ListProps {
  label: string
  items: readonly { value: string; name: string; panel?: string }[]
  className?: string | undefined
  end?: ReactNode
}

/** The line of tabs; arrow keys show what they lead to. */
export const TabList = ({ label, items, className, end }: ListProps) => (
  <Base.List
    className={[styles.tabs, className].filter(Boolean).join(' ')}
    aria-label={label}
    activateOnFocus
  >
    {items.map(({ value, name, panel }) => (
      <Base.Tab
        key={value}
        className="p-0 px-4 border-0 bg-none type-action slate nowrap"
        value={value}
        aria-controls={panel}
      >
        {name}
      </Base.Tab>
    ))}
    {end && (
      <span className="ml-auto from-48 center-self" aria-hidden="true">
        {end}
      </span>
    )}
  </Base.List>
)

/** One panel at a time; without JavaScript all of them, one below the other. */
export function Tabs({ label, items }: Props) {
  const id = useId()
  return (
    <Base.Root defaultValue={items[0]?.name}>
      <TabList
        label={label}
        items={items.map(({ name }, index) => ({ value: name, name, panel: `${id}${index}` }))}
      />
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
