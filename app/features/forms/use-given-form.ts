import type { FormDefinition } from '../../../domain/forms/form.ts'
import type { FormState } from '../../../domain/page-data.ts'
import { usePageData } from '../../page-data/page-data.tsx'
import type { FormFrame } from './form-footer.tsx'

/** What the server renders the form of a page with, where it comes back. */
export function useGivenForm({ name }: FormDefinition, frame: FormFrame = 'page'): FormState | undefined {
  const { form } = usePageData()
  return frame === 'page' && form?.name === name ? form : undefined
}
