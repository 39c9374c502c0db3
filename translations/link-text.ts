import type { ReactNode } from 'react'

/** Makes a link of the part of a sentence that it is given. */
export type LinkText = (label: ReactNode) => ReactNode
