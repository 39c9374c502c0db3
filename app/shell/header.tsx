import { Link, NavLink } from 'react-router'
import { menu } from '../../domain/pages.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { Arrow, CloseIcon, MenuIcon, SearchIcon } from '../ui/icons.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

const MENU_ID = 'menu'

export function Header({ night }: { night: boolean }) {
  return (
    <div className={night ? 'night' : undefined}>
      <header id="top" className={styles.header}>
        <div className={`page ${styles.bar}`}>
          <Logo />
          <nav className={styles.nav} aria-label="Main">
            {menu.map(({ to, label }) => (
              <NavLink key={to} to={to} prefetch="intent">
                {label}
              </NavLink>
            ))}
          </nav>
          <button
            type="button"
            className={styles.search}
            data-opens="search"
            aria-keyshortcuts="Control+K Meta+K"
          >
            <SearchIcon />
            <span className="sr">Search the site</span>
            <span className={styles.shortcut} aria-hidden="true">
              Ctrl K
            </span>
          </button>
          <ButtonLink to="/quote" opens="quote-dialog" look="line" size="compact" className={styles.quote}>
            Get a Quote
          </ButtonLink>
          <IconButton label="Menu" className={styles.menuToggle} popoverTarget={MENU_ID}>
            <MenuIcon className={styles.closed} />
            <CloseIcon className={styles.opened} />
          </IconButton>
        </div>
        <MobileMenu />
      </header>
    </div>
  )
}

/** A native popover, so that it opens, closes by Escape and by a tap outside, without any script. */
function MobileMenu() {
  return (
    <nav id={MENU_ID} popover="auto" className={styles.mobileMenu} aria-label="Menu">
      <div className="page">
        {menu.map(({ to, label }) => (
          <Link key={to} to={to} onClick={closeMenu}>
            {label} <Arrow />
          </Link>
        ))}
        <button type="button" data-opens="search" onClick={closeMenu}>
          Search <SearchIcon />
        </button>
        <ButtonLink to="/quote" opens="quote-dialog" size="wide" arrow>
          Get a Quote
        </ButtonLink>
      </div>
    </nav>
  )
}

const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover()
