export const homeTexts = {
  banners: {
    crypto: { title: 'Everything at once', text: 'Top Alphas, and the posts of every zone.' },
    users: { title: 'Find your people', text: 'Everybody here, in one list.' },
    tags: { title: 'Follow a thread', text: 'Find posts by what they are about.' },
  },
  title: 'All zones',
} as const;
