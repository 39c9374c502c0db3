/** Characters. NIST SP 800-63B-4, section 3.1.1.2, asks for length and not for kinds of characters. */
export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 200
