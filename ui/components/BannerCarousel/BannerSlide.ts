/** A banner: a link with a picture and text. */
export interface BannerSlide {
  title: string;
  text: string;
  href: string;
  /** Address of the picture. Absent: a picture is generated. */
  image?: string | undefined;
}
