import { type Ferry, ferries, terminalOf } from '../../../domain/lanes/ferries.ts'
import { en } from '../../../translations/en/en.ts'
import { monthsText } from '../../../translations/en/months.ts'
import { beforeYouAsk } from '../../../translations/en/pages/before-you-ask.tsx'

const texts = beforeYouAsk.ferries

export const ferryRows: readonly (readonly [operator: string, crossings: string])[] = [
  ...Map.groupBy(ferries, ({ operator }) => operator),
].map(([operator, crossings]) => [operator, crossings.map(crossingText).join('; ')])

function crossingText({ towns: [from, to], hours, season }: Ferry): string {
  const crossing = texts.crossing(terminalOf(from.name), terminalOf(to.name), en.lane.hours(String(hours)))
  return season ? texts.season(crossing, monthsText(...season)) : crossing
}
