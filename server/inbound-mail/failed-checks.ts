const CHECKS = ['spf', 'dkim', 'dmarc']

/**
 * The checks of where a mail comes from that failed, as `SPF`, by what the receiving server wrote (RFC 8601, RFC 7208).
 * A pass is not believed: whoever sends the mail can have written it.
 */
export const failedChecks = (written = ''): string[] =>
  CHECKS.filter(
    (check) =>
      new RegExp(`\\b${check}\\s*=\\s*(fail|softfail|permerror)\\b`, 'i').test(written) ||
      (check === 'spf' && /^\s*(received-spf:\s*)?(fail|softfail|permerror)\b/im.test(written)),
  ).map((check) => check.toUpperCase())
