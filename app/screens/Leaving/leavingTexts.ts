export const leavingTexts = {
  title: 'Careful with this link',
  warning: (domain: string) => `The operators of this site warn against ${domain}.`,
  unlisted: (domain: string) => `It leads to ${domain}. Go on only if you trust that site.`,
  unchecked: (domain: string) =>
    `It leads to ${domain}. It is not known yet whether the operators of this site warn against it.`,
  reason: (reason: string) => `Their reason: ${reason}`,
  back: 'Go back',
  goOn: (domain: string) => `Go to ${domain} all the same`,
} as const;
