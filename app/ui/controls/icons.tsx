interface Props {
  className?: string | undefined
}

const line = { fill: 'none', stroke: 'currentColor', 'aria-hidden': true } as const

export const Arrow = ({ className }: Props) => (
  <svg {...line} className={className} width="18" height="12" viewBox="0 0 18 12" strokeWidth="2">
    <path d="M0 6h16M11 1l5 5-5 5" />
  </svg>
)

export const SearchIcon = ({ className }: Props) => (
  <svg {...line} className={className} width="20" height="20" viewBox="0 0 20 20" strokeWidth="1.9">
    <circle cx="8.5" cy="8.5" r="6" />
    <path d="M13 13l5 5" />
  </svg>
)

export const PlusIcon = () => (
  <svg {...line} width="20" height="20" viewBox="0 0 20 20" strokeWidth="1.9">
    <path d="M10 3v14M3 10h14" />
  </svg>
)

export const MenuIcon = ({ className }: Props) => (
  <svg {...line} className={className} width="24" height="24" viewBox="0 0 24 24" strokeWidth="2">
    <path d="M3 7h18M3 12h18M3 17h18" />
  </svg>
)

export const CloseIcon = ({ className }: Props) => (
  <svg {...line} className={className} width="22" height="22" viewBox="0 0 22 22" strokeWidth="2">
    <path d="M4 4l14 14M18 4L4 18" />
  </svg>
)

export const DownIcon = ({ className }: Props) => (
  <svg {...line} className={className} width="18" height="18" viewBox="0 0 18 18" strokeWidth="2">
    <path d="M9 2v13M4 10l5 5 5-5" />
  </svg>
)

export const UpIcon = ({ className }: Props) => (
  <svg {...line} className={className} width="18" height="18" viewBox="0 0 18 18" strokeWidth="2">
    <path d="M9 16V3M4 8l5-5 5 5" />
  </svg>
)

export const PhoneIcon = ({ className }: Props) => (
  <svg
    {...line}
    className={className}
    width="20"
    height="20"
    viewBox="0 0 20 20"
    strokeWidth="1.9"
    strokeLinejoin="round"
  >
    <path d="M3 3.2 6.4 2l2.2 4.6-2 1.7a11 11 0 0 0 5.1 5.1l1.7-2L18 13.6 16.8 17c-.3.8-1 1.2-1.9 1C8.6 16.9 3.1 11.4 2 5.1c-.1-.9.2-1.6 1-1.9Z" />
  </svg>
)

export const SwapIcon = ({ className }: Props) => (
  <svg {...line} className={className} width="22" height="22" viewBox="0 0 22 22" strokeWidth="2">
    <path d="M2 7h16M14 3l4 4-4 4M20 15H4M8 11l-4 4 4 4" />
  </svg>
)
