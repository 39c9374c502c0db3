import { Link } from 'react-router'
import { company } from '../../domain/company.ts'
import { dialLink } from '../../domain/contact-links.ts'
import { menuPathOf, type Page, type Path } from '../../domain/pages.ts'
import { enSite } from '../../translations/en/site.ts'
import { footerLinks, menu } from '../../translations/page-texts.ts'
import { PhoneNumber } from '../company/contact-links.tsx'
import { Letterhead } from '../company/letterhead.tsx'
import buttons from '../ui/controls/button.module.css'
import { ButtonLink, IconButton } from '../ui/controls/button.tsx'
import { Arrow, CloseIcon, MenuIcon, PhoneIcon, SearchIcon } from '../ui/controls/icons.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

const { labels } = enSite

const MENU_ID = 'menu'

interface Props {
  page: Page | undefined
  /** It is on a first screen that is dark, and has the phone number itself. */
  night: boolean
  /** The page has a quote bar, whose styles look for the mark; on Home the header leads to the quote as well. */
  hasQuoteBar: boolean
  hasQuoteButton: boolean
}

export function Header({ page, night, hasQuoteBar, hasQuoteButton }: Props) {
  return (
    <div className={night ? 'night' : undefined} data-quote-bar={hasQuoteBar || undefined}>
      <header id="top" className={styles.header}>
        <div className={`page ${styles.bar}`}>
          <Logo />
          <Letterhead className={styles.letterhead} />
          <nav className={styles.nav} aria-label={labels.mainMenu}>
            {menu.map(({ to, label }) => (
              <Link
                key={to}
                className="target relative px-3 plain text-ui nowrap"
                to={to}
                aria-current={currentIn(page, to)}
              >
                {label}
              </Link>
            ))}
            {night && hasQuoteBar && (
              <Link
                to="/quote"
                data-opens="quote-dialog"
                className={`target relative px-3 plain text-ui nowrap ${buttons.besideBar}`}
              >
                {labels.getQuote}
              </Link>
            )}
          </nav>
          {!night && (
            <a className={styles.call} href={dialLink(company.phone.dialled)}>
              <PhoneIcon className="accent" />
              <PhoneNumber />
            </a>
          )}
          <IconButton
            label={labels.searchSite}
            className={styles.search}
            data-opens="search"
            title={labels.searchWithKeys}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <SearchIcon />
          </IconButton>
          {hasQuoteButton && (
            <ButtonLink to="/quote" opens="quote-dialog" look="line" size="compact" className="from-62">
              {labels.getQuote}
            </ButtonLink>
          )}
          <IconButton label={labels.menu} className={`below-62 ${styles.menuToggle}`} popoverTarget={MENU_ID}>
            <MenuIcon className={styles.closed} />
            <CloseIcon className={`hidden ${styles.opened}`} />
          </IconButton>
        </div>
        <MobileMenu />
      </header>
    </div>
  )
}

/** The menu's page itself, or the one above the page that is shown. */
function currentIn(page: Page | undefined, to: Path) {
  if (page?.path === to) return 'page'
  return page && menuPathOf(page) === to ? 'true' : undefined
}

/** A native popover, so that it opens, closes by Escape and by a tap outside, without any script. */
function MobileMenu() {
  return (
    <nav id={MENU_ID} popover="auto" className={`below-62 ${styles.mobileMenu}`} aria-label={labels.menu}>
      <div className="page">
        {menu.map(({ to, label }) => (
          <Link
            key={to}
            className="flex full center between lined-below type-h4 plain"
            to={to}
            onClick={closeMenu}
          >
            {label} <Arrow />
          </Link>
        ))}
        <button
          className="flex full center between p-0 border-0 lined-below bg-none type-h4"
          type="button"
          data-opens="search"
          onClick={closeMenu}
        >
          {labels.search} <SearchIcon />
        </button>
        <ul className={styles.lower}>
          {footerLinks('Carriers').map(({ to, label }) => (
            <li key={to}>
              <Link className="target gap-2 plain nowrap" to={to} onClick={closeMenu}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <a className="target gap-2 plain nowrap" href={dialLink(company.phone.dialled)}>
              <PhoneIcon className="accent" /> <PhoneNumber />
            </a>
          </li>
        </ul>
        <ButtonLink to="/quote" opens="quote-dialog" size="wide" arrow className={styles.menuQuote}>
          {labels.getQuote}
        </ButtonLink>
      </div>
    </nav>
  )
}

const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover()
