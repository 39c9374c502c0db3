import { createContext } from 'react'

/** Takes the title of a page of which only the content is rendered: its head is published already. */
export interface HeadText {
  title?: string
}

export const HeadTextContext = createContext<HeadText | undefined>(undefined)
