/**
 * Words that pages and mails have another word for, or write in another way: negatives are contracted, a trailer is no
 * unit, shippers and receivers are consignors and consignees on the bill of lading alone.
 */
export const wrongWords =
  /\b(?:do|does|did|is|are|was|were|has|have|had|can|could|would|will) not\b|\bcannot\b|\bat the wheel\b|\bunit assigned\b|\bconsign(?:or|ee)s?\b|\be-mail/i
