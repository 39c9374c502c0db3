/** The company's mark, a bowline knot on amber. */
export const Emblem = () => (
  <svg
    width="36"
    height="36"
    viewBox="0 0 40 40"
    fill="none"
    strokeWidth="4.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect width="40" height="40" rx="4" fill="#F2A33A" />
    <g stroke="#0E1B24">
      <path d="M14.5 33V7H21a6 6 0 0 1 0 12h-1m1 0h1.5a7 7 0 0 1 0 14h-8" />
      <path d="M9.5 19H21" stroke="#F2A33A" strokeWidth="8.6" strokeLinecap="butt" />
      <path d="M6.5 19H22" />
    </g>
  </svg>
)
