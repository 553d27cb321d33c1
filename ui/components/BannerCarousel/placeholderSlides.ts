/** One banner: a picture with words on it that leads somewhere. */
export interface BannerSlide {
  title: string;
  text: string;
  href: string;
  /** Address of the picture. Without one a picture is drawn. */
  image?: string | undefined;
}

/** The six banners a new community starts with (spec section 9). */
export const placeholderSlides: readonly BannerSlide[] = [
  { title: 'Read the market together', text: 'Charts, doubts and second opinions.', href: '/cryptocurrency' },
  { title: 'A laugh before the open', text: 'The zone where nothing is financial advice.', href: '/memes' },
  { title: 'What happened overnight', text: 'The stories behind the candles, discussed.', href: '/news' },
  { title: 'Meet the top alphas', text: 'See who the community listens to.', href: '/crypto' },
  { title: 'Find your people', text: 'Everybody here, in one list.', href: '/Users' },
  { title: 'Follow a thread', text: 'Browse posts by what they are about.', href: '/Tags' },
];
