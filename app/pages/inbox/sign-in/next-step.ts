/** What the server asks for next. */
export type Next = 'code' | 'password' | 'second factor' | 'done'
