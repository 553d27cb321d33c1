const segment = encodeURIComponent;

// The routes that components link to by default.
export const postPath = (id: string) => `/Posts/${segment(id)}`;
export const userPath = (id: string) => `/Users/${segment(id)}`;
export const tagPath = (tag: string) => `/Tags?tag=${segment(tag)}`;
export const zonePath = (category: string) => `/${segment(category.toLowerCase())}`;
/** Opens sign-up with a referral code, otherwise log-in. */
export const authPath = (referralCode?: string) =>
  referralCode ? `/Auth?ref=${segment(referralCode)}` : '/Auth';
