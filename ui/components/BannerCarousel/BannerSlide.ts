/** One banner: a picture with words on it that leads somewhere. */
export interface BannerSlide {
  title: string;
  text: string;
  href: string;
  /** Address of the picture. Without one a picture is drawn. */
  image?: string | undefined;
}
