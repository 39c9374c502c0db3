import { useEffect, useState } from 'react'

/** The year of the build, which the prerendered page shows, then the visitor's. */
export function usePresentYear(): number {
  const [year, setYear] = useState(import.meta.env.BUILD_YEAR)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
