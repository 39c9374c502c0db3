/** The headers of every response, except its content security policy. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Permissions-Policy': PERMISSIONS,
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
    }),
  }
}

/** The default headers: no cache, and a policy that allows nothing. */
export const bareHeaders = (siteUrl: string): Record<string, string> => ({
  ...securityHeaders(siteUrl),
  'Content-Security-Policy': BARE_POLICY,
  'Cache-Control': 'no-store',
})

/** The policy of a response that is not a page. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const TWO_YEARS = 63_072_000

// Only names that browsers know: each unknown one is a warning in every visitor's console.
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
