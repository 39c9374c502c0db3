import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { enSite } from '../../../translations/en/site.ts'
import { pageTexts } from '../../../translations/page-texts.ts'
import { takeTypeAhead } from '../../boot/type-ahead.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { CloseIcon, SearchIcon } from '../../ui/controls/icons.tsx'
import { Modal, type ModalProps } from '../../ui/overlays/modal.tsx'
import { markedPieces } from './marked-pieces.ts'
import type { Match } from './match.ts'
import styles from './palette.module.css'
import { type ResultGroup, search, suggestions } from './search.ts'
import { wordsOf } from './words.ts'

const text = enSite.search

export default function Palette(opened: ModalProps) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const found = search(typed)

  function addTypeAhead(): void {
    const ahead = takeTypeAhead()
    setTyped((before) => before + ahead)
  }

  /** The new page replaces the overlay's entry in the history, and the overlay closes with it. */
  const go = (chosen: Match): void => void navigate(urlOf(chosen), { replace: true })

  return (
    <Modal
      {...opened}
      label={enSite.labels.search}
      className={styles.palette}
      firstFocus={(panel) => panel.querySelector('input') ?? undefined}
    >
      <Autocomplete.Root
        open
        inline
        items={found}
        filter={null}
        value={typed}
        onValueChange={(value, { reason }) => reason === 'item-press' || setTyped(value)}
        itemToStringValue={({ page }: Match) => pageTexts(page.path).name}
        autoHighlight="always"
        keepHighlight
      >
        <Query onFocus={addTypeAhead} />
        <Autocomplete.Status className="sr">{countOf(found)}</Autocomplete.Status>
        <Autocomplete.Empty className={styles.empty}>
          {found.length === 0 && text.nothingFound}
        </Autocomplete.Empty>
        {found.length === 0 && <Suggestions />}
        <Autocomplete.List className={styles.list}>
          {({ group, items }: ResultGroup) => (
            <Autocomplete.Group key={group} items={items}>
              <Autocomplete.GroupLabel className={styles.group}>{text.groups[group]}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Match) => <Entry key={entry.page.path} entry={entry} typed={typed} onChoose={go} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {found.length > 0 && <Keys />}
      </Autocomplete.Root>
    </Modal>
  )
}

const urlOf = ({ page, section }: Match): string => (section ? `${page.path}#${section.id}` : page.path)

const Suggestions = () => (
  <div className={styles.suggestions}>
    <p className={styles.group}>{text.suggestions}</p>
    <ul>
      {suggestions.map(({ path }) => (
        <li key={path}>
          <Link to={path} replace className={`inherit plain ${styles.entry}`}>
            {pageTexts(path).name}
          </Link>
        </li>
      ))}
    </ul>
    <p className={`pt-3 lined slate ${styles.call}`}>
      {text.callInstead} <DispatchPhone />
    </p>
  </div>
)

const Query = ({ onFocus }: { onFocus(): void }) => (
  <div className={styles.query}>
    <SearchIcon className="rigid" />
    <Autocomplete.Input
      className="grow min-0 border-0 bg-none"
      aria-label={enSite.labels.search}
      onFocus={onFocus}
      placeholder={text.placeholder}
      dir="auto"
      enterKeyHint="go"
      autoCapitalize="off"
      spellCheck={false}
    />
    <Dialog.Close render={<IconButton label={enSite.labels.close} />}>
      <CloseIcon />
    </Dialog.Close>
  </div>
)

interface EntryProps {
  entry: Match
  typed: string
  onChoose(entry: Match): void
}

const Entry = ({ entry, typed, onChoose }: EntryProps) => (
  <Autocomplete.Item
    value={entry}
    className={styles.entry}
    onClick={() => onChoose(entry)}
    render={(props, { highlighted }) => <div {...props} {...{ 'aria-selected': highlighted }} />}
  >
    <Where names={[pageTexts(entry.page.path).name, entry.section?.heading]} typed={typed} />
    {entry.said.length > 0 && (
      <small className="text-sm">
        <Marked words={capitalize(entry.said.join(', '))} typed={typed} />
      </small>
    )}
  </Autocomplete.Item>
)

function Where({ names, typed }: { names: [page: string, part: string | undefined]; typed: string }) {
  const [page, part] = names
  return (
    <span key={typed}>
      {part && `${page} › `}
      <b className="type-action ink">
        <Marked words={part ?? page} typed={typed} />
      </b>
    </span>
  )
}

/** Made again for each query: a browser that translates has moved the texts between the marks, which React would look for. */
const Marked = ({ words, typed }: { words: string; typed: string }) => (
  <span key={typed}>
    {markedPieces(words, wordsOf(typed)).map(({ letters, isMatch }, index) =>
      isMatch ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces differ only by their position
        <mark className="bg-none inherit bold" key={index}>
          {letters}
        </mark>
      ) : (
        letters
      ),
    )}
  </span>
)

const Keys = () => (
  <div className={styles.keys} aria-hidden="true">
    <span className="flex gap-1 center">
      <kbd className="boxed r2">↑</kbd>
      <kbd className="boxed r2">↓</kbd> {text.keys.choose}
    </span>
    <span className="flex gap-1 center">
      <kbd className="boxed r2">{text.keys.enter}</kbd> {text.keys.open}
    </span>
    <span className="flex gap-1 center">
      <kbd className="boxed r2">{text.keys.escape}</kbd> {text.keys.close}
    </span>
  </div>
)

function countOf(groups: ResultGroup[]): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return count === 0 ? '' : text.count(count)
}
