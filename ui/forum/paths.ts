const segment = encodeURIComponent;

// The routes that components link to by default.

/** Path of a post's page. */
export const postPath = (id: string) => `/Posts/${segment(id)}`;
/** Path of a user's profile. */
export const userPath = (id: string) => `/Users/${segment(id)}`;
/** Path of the page with a tag's posts. */
export const tagPath = (tag: string) => `/Tags?tag=${segment(tag)}`;
/** Path of a zone's feed. */
export const zonePath = (category: string) => `/${segment(category.toLowerCase())}`;
/** Opens sign-up with a referral code, otherwise log-in. */
export const authPath = (referralCode?: string) =>
  referralCode ? `/Auth?ref=${segment(referralCode)}` : '/Auth';
