/** Default addresses of the kit's links. */
export const postPath = (id: string) => `/Posts/${encodeURIComponent(id)}`;
export const userPath = (id: string) => `/Users/${encodeURIComponent(id)}`;
export const tagPath = (tag: string) => `/Tags?tag=${encodeURIComponent(tag)}`;
export const zonePath = (category: string) => `/${encodeURIComponent(category.toLowerCase())}`;
