import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { OverlayName } from '../../boot/overlay-requests.ts'
import styles from './button.module.css'
import { Arrow } from './icons.tsx'

interface Look {
  look?: 'amber' | 'line' | 'ink'
  size?: 'compact' | 'wide'
  arrow?: boolean
}

type ButtonLinkProps = Look & {
  to: string
  /** Its name, where it shows only a picture. */
  label?: string
  opens?: OverlayName
  /** Not shown where the quote bar is along the bottom and offers the same. */
  besideBar?: boolean
  className?: string | undefined
  children: ReactNode
}

export function ButtonLink({
  to,
  label,
  opens,
  look,
  size,
  arrow,
  besideBar,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      data-opens={opens}
      // Within the page the browser also moves where Tab goes on; the router only scrolls.
      reloadDocument={to.startsWith('#')}
      prefetch={opens ? 'none' : 'intent'}
      className={buttonClass(
        { look, size },
        [besideBar && styles.besideBar, className].filter(Boolean).join(' '),
      )}
    >
      {children}
      {arrow && <Arrow className={styles.arrow} />}
    </Link>
  )
}

export function Button({ look, size, arrow, className, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={buttonClass({ look, size }, className)}>
      {children}
      {arrow && <Arrow className={styles.arrow} />}
    </button>
  )
}

export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    />
  )
}

/** A link outside of a text, as the way onward. */
export function GoLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.go}>
      {children}
      <Arrow className={styles.arrow} />
    </Link>
  )
}

/** For links to pages that the router does not know. */
export const buttonClass = ({ look, size }: { look?: Look['look']; size?: Look['size'] }, more?: string) =>
  [
    styles.button,
    look && look !== 'amber' && styles[look],
    size === 'wide' ? 'full' : size && styles[size],
    more,
  ]
    .filter(Boolean)
    .join(' ')
