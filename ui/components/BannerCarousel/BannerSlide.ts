export interface BannerSlide {
  title: string;
  text: string;
  href: string;
  /** URL of the picture. @default a generated picture */
  image?: string | undefined;
}
