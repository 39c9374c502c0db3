/** With a capital letter at the beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
