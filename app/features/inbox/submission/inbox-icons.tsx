const line = { fill: 'none', stroke: 'currentColor', 'aria-hidden': true } as const

export const BackIcon = () => (
  <svg {...line} width="20" height="20" viewBox="0 0 20 20" strokeWidth="2.2">
    <path d="M12 3l-7 7 7 7" />
  </svg>
)

export const NewerIcon = () => (
  <svg {...line} width="14" height="14" viewBox="0 0 14 14" strokeWidth="2">
    <path d="M2 9l5-5 5 5" />
  </svg>
)

export const OlderIcon = () => (
  <svg {...line} width="14" height="14" viewBox="0 0 14 14" strokeWidth="2">
    <path d="M2 5l5 5 5-5" />
  </svg>
)

export const NoteIcon = () => (
  <svg {...line} width="22" height="22" viewBox="0 0 22 22" strokeWidth="1.9">
    <path d="M4 3h14v11l-5 5H4zM13 19v-5h5" />
  </svg>
)

/** A message that waits for its reply. */
export const MessageIcon = () => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M1 1h12v9H6l-3 3v-3H1z" fill="currentColor" />
  </svg>
)

/** To follow up on a day. */
export const ClockIcon = () => (
  <svg {...line} width="14" height="14" viewBox="0 0 14 14" strokeWidth="1.8">
    <circle cx="7" cy="7" r="5.6" />
    <path d="M7 3.6V7l2.4 1.6" />
  </svg>
)

export const StateIcon = () => (
  <svg {...line} width="22" height="22" viewBox="0 0 22 22" strokeWidth="1.9">
    <circle cx="11" cy="11" r="8" />
    <path d="M11 3v16A8 8 0 0 0 11 3z" fill="currentColor" />
  </svg>
)
