export type Next = 'code' | 'password' | 'second factor' | 'done'
