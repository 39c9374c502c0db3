/** `@types/negotiator` stops at version 0.6, which has no `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string } })
    encodings<Offered extends string>(
      offered: readonly Offered[],
      options: { preferred: readonly Offered[] },
    ): Offered[]
  }
}
