const segment = encodeURIComponent;

// Addresses that components link to by default. An application with these routes passes no others.
export const postPath = (id: string) => `/Posts/${segment(id)}`;
export const userPath = (id: string) => `/Users/${segment(id)}`;
export const tagPath = (tag: string) => `/Tags?tag=${segment(tag)}`;
/** A zone's feed: its name in lower case. */
export const zonePath = (category: string) => `/${segment(category.toLowerCase())}`;
/** The log-in form; with a referral code it opens in sign-up mode. */
export const authPath = (referralCode?: string) =>
  referralCode ? `/Auth?ref=${segment(referralCode)}` : '/Auth';
